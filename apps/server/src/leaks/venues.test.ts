import type { AddressInfo } from 'node:net';
import { getAllCaseResult, getSubmissionDetail } from '@assay/contract/submissions/detail.ts';
import { checkSubmissionsStatus, getSubmissionList } from '@assay/contract/submissions/list.ts';
import { isPractice, type Venue, type VenueKind, venueKey, wireOf } from '@assay/contract/venue.ts';
import { as } from '@assay/testkit/ask.ts';
import type { BuiltUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../domains/judging/testing/listen.ts';
import { type Answers, fieldsOf } from './testing/asking.ts';
import { CODE_SECRET, openLeakStage } from './testing/contest-stage.ts';
import { pointingAt } from './testing/inputs.ts';
import { isOpenTo, READING } from './testing/reading.ts';
import type { OpenVenue, Role } from './testing/stages/stage.ts';
import { VENUE_STAGES } from './testing/venue-stages.ts';

const stage = await openLeakStage();
const { site, root, author, owner, rival, otherAdmin, ask } = stage;
const people: Record<Role, BuiltUser | null> = { visitor: null, stranger: rival, owner, otherAdmin, author, root };

let base: string;
beforeAll(async () => {
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
});
afterAll(() => site.close());

/** Whether a stream opens for a topic. */
async function hears(who: BuiltUser, topic: string): Promise<boolean> {
  try {
    (await listen(base, who, topic)).close();
    return true;
  } catch {
    return false;
  }
}

/** What somebody sees of a submission, in words: by its id, in the rows of its venue, on the stream. */
async function seenBy(who: BuiltUser | null, { venue, submitId }: OpenVenue): Promise<string> {
  const asker = as(site, { token: who?.token });
  const { status, data } = await asker(checkSubmissionsStatus, { submitIds: [submitId], ...wireOf(venue) });
  const row = status === 200 ? data[submitId] : undefined;
  const page = await asker(getSubmissionDetail, { submitId });
  const seen = {
    row: row !== undefined,
    result: row?.status === -1,
    page: page.status === 200,
    code: page.status === 200 && page.data.submission.code !== null,
    cases: (await asker(getAllCaseResult, { submitId })).status === 200,
    share: page.status === 200 && page.data.mayShare,
    stream: who !== null && (await hears(who, `submission:${submitId}`)),
  };
  return Object.entries(seen)
    .flatMap(([word, is]) => (is ? [word] : []))
    .join(' ');
}

/** Ids in all the lists of practice that somebody can ask for. */
async function listedFor(who: BuiltUser | null): Promise<Set<number>> {
  const asker = as(site, { token: who?.token });
  const lists = [await asker(getSubmissionList, { limit: 100 })];
  if (who) lists.push(await asker(getSubmissionList, { limit: 100, onlyMine: true }));
  return new Set(lists.flatMap(({ data }) => data.records.map(({ submitId }) => submitId)));
}

const CASES = Object.entries(VENUE_STAGES).flatMap(([kind, { states }]) =>
  Object.entries(states).map(([state, { open, expected }]) => ({ kind: kind as VenueKind, state, open, expected })),
);
const ROLES = Object.keys(people) as Role[];

/** All stand beside each other before anybody looks: nothing changes from then on, and what looks the same on the line is asked once. */
const venues = new Map<(typeof CASES)[number]['open'], OpenVenue>();
const answers: Answers = new Map();
beforeAll(async () => {
  for (const { open } of CASES) venues.set(open, await open(stage));
}, 120_000);

describe.each(CASES)('a venue of the kind $kind, $state', { timeout: 120_000 }, ({ open, expected }) => {
  let opened: OpenVenue;
  beforeAll(() => {
    opened = venues.get(open)!;
  });

  test.each(ROLES)('%s sees of a submission what its rules say', async (role) => {
    expect(await seenBy(people[role], opened)).toBe(expected[role]);
  });

  test.each(ROLES)('%s finds it in the lists of practice only if it is practice', async (role) => {
    const isThere = isPractice(opened.venue) && expected[role].startsWith('row');
    expect((await listedFor(people[role])).has(opened.submitId)).toBe(isThere);
  });

  test('it is in no other venue than its own', async () => {
    const others: Venue[] = [
      { kind: 'public' },
      { kind: 'contest', id: 1 },
      { kind: 'timedWork', id: 7 },
      { kind: 'group', id: 7 },
    ];
    for (const other of others.filter((one) => venueKey(one) !== venueKey(opened.venue))) {
      const { body } = await ask(checkSubmissionsStatus, root, { submitIds: [opened.submitId], ...wireOf(other) });
      expect([venueKey(other), body.includes(CODE_SECRET), body.includes(`"${opened.submitId}"`)]).toEqual([
        venueKey(other),
        false,
        false,
      ]);
    }
  });

  test('nobody reads its code by any call who does not see it', async () => {
    const { venue, pid, displayId, submitId } = opened;
    const input = {
      ...pointingAt({ cid: 0, problems: [{ pid, problemId: displayId, displayId }] } as never, submitId),
      problemId: displayId,
      gid: undefined,
      ...wireOf(venue),
    };
    for (const role of ROLES.filter((one) => !expected[one].includes('code'))) {
      for (const op of READING.filter((one) => isOpenTo(one, people[role]))) {
        const fields = fieldsOf(op);
        for (const query of [{}, { onlyMine: true }, { status: -1 }]) {
          if (!Object.keys(query).every((name) => fields.includes(name))) continue;
          const { body } = await ask(op, people[role], { ...input, ...query }, {}, answers);
          if (body.includes(CODE_SECRET)) throw new Error(`${role} reads the code by ${op.name}: ${body}`);
        }
      }
    }
  });

  test('it counts among the figures of practice only if it is practice', async () => {
    const { db } = site.services;
    const { total, wa } = await db
      .selectFrom('problems')
      .select(['total', 'wa'])
      .where('id', '=', opened.pid)
      .executeTakeFirstOrThrow();
    const counts = isPractice(opened.venue) ? 1 : 0;
    expect([total, wa]).toEqual([counts, counts]);
  });
});
