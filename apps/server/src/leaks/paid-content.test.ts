import { CALLS } from '@assay/contract/calls.ts';
import type { AnyOp } from '@assay/contract/op.ts';
import { decideTutorial } from '@assay/contract/reviews/tutorials.ts';
import { addTutorial, buyTutorial, updateTutorial } from '@assay/contract/tutorials/tutorials.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postEntries } from '../domains/coins/ledger.ts';
import { askAnything, fieldsOf } from './testing/asking.ts';

/** Stands in what is paid for, and in what waits for a review. */
const PAID = 'zqxpaidqzx';
const WAITING = 'zqxwaitingqzx';

let site: TestSite;
let people: Record<'author' | 'buyer' | 'stranger' | 'reviewer', BuiltUser>;
let pid: number;
let problemId: string;
let tid: number;
beforeAll(async () => {
  site = await openTestSite();
  people = {
    author: await buildUser(site),
    buyer: await buildUser(site),
    stranger: await buildUser(site),
    reviewer: await buildUser(site, { role: 'admin' }),
  };
  ({ pid, problemId } = await buildProblem(site));
  const sold = { title: 'For sale', content: PAID, price: 5 };
  tid = (await as(site, people.author)(addTutorial, { pid, ...sold })).data.id;
  await as(site, people.reviewer)(decideTutorial, { id: tid, status: 1 });
  const coins = { uid: people.buyer.uid, delta: 5, reason: 'correction', subject: 'test' } as const;
  await site.services.db.transaction().execute((tx) => postEntries(tx, [coins]));
  await as(site, people.buyer)(buyTutorial, { tid });
  await as(site, people.author)(updateTutorial, { id: tid, ...sold, content: WAITING });
});
afterAll(() => site.close());

/** Drawn by lot, and of no help here. */
const NOT_ASKED = new Set(['getSlidePuzzle', 'getCaptcha', 'logout', 'adminLogout']);
const READING: AnyOp[] = CALLS.filter(
  ({ access, method, name }) => access !== 'judge' && method === 'GET' && !NOT_ASKED.has(name),
);

/** The calls that told somebody each of the secrets. */
async function tellers(who: BuiltUser | null) {
  const told = { paid: new Set<string>(), waiting: new Set<string>() };
  for (const op of READING) {
    const fields = fieldsOf(op);
    const at = { pid, problemId, problemID: problemId, pids: [pid], id: tid, tagId: [], stream: false };
    const inputs: object[] = [at];
    for (const more of [
      { keyword: PAID },
      { keyword: WAITING },
      { onlyMine: true },
      { onlyBought: true },
      { state: 2 },
    ]) {
      if (fields.includes(Object.keys(more)[0]!)) inputs.push({ ...at, ...more });
    }
    for (const input of inputs) {
      const { body } = await askAnything(site, op, who?.token, input as Record<string, unknown>);
      if (body.includes(PAID)) told.paid.add(op.name);
      if (body.includes(WAITING)) told.waiting.add(op.name);
    }
  }
  return { paid: [...told.paid].sort(), waiting: [...told.waiting].sort() };
}

test.each([
  ['a visitor', null, [], []],
  ['a stranger', 'stranger', [], []],
  ['a buyer', 'buyer', ['getTutorials'], []],
  ['the author', 'author', ['getTutorials'], ['getTutorials']],
  ['a reviewer', 'reviewer', ['getTutorialChanges', 'getTutorials'], ['getTutorialChanges', 'getTutorialReviews']],
] as const)('T-IDOR-10 NOTE-2 what is paid for and what waits, for %s', async (_sentence, name, paid, waiting) => {
  expect(await tellers(name && people[name])).toEqual({ paid, waiting });
});
