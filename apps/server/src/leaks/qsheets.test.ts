import { CALLS } from '@assay/contract/calls.ts';
import type { AnyOp } from '@assay/contract/op.ts';
import { buildQSheet } from '@assay/testkit/build/qsheet.ts';
import type { BuiltUser } from '@assay/testkit/build/user.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { fieldsOf } from './testing/asking.ts';
import { openLeakStage } from './testing/contest-stage.ts';

const stage = await openLeakStage();
const { site, root, rival, otherAdmin, ask } = stage;
afterAll(() => site.close());

/** Stands in the title of a problem that nobody may know of. */
const TITLE = 'zqxproblem';
const MISSING = 999_999;

/** Everything by which somebody can point at a sheet, or at a problem of one. */
const POINTING = CALLS.filter(
  (op) =>
    ['anyone', 'user', 'submitter', 'admin'].includes(op.access) &&
    (fieldsOf(op).some((name) => ['qid', 'qpid'].includes(name)) || op.name === 'getQSheetDetail'),
);

interface At {
  qid: number;
  qpid: number;
  pid: number;
  problemId: string;
}

const inputOf = (op: AnyOp, { qid, qpid, pid, problemId }: At): Record<string, unknown> => ({
  ...{ qid, qpid, problemId, id: qid },
  pid: /^submit/.test(op.name) ? problemId : pid,
  pidList: [pid],
  submitIds: [MISSING],
  name: '1.in',
  language: 'C++ 17',
  code: 'int main() {}',
  userInput: '1 2',
});

const people: Record<string, BuiltUser | null> = { visitor: null, stranger: rival, 'another admin': otherAdmin };

let count = 0;

/** A problem in some state, and what nobody may hear of it. */
const STATES: Record<string, () => Promise<At>> = {
  'in a group that is locked': async () => {
    count += 1;
    const groups = [{ problems: [{}] }, { opensAt: 1, problems: [{ title: TITLE, problemId: `ZQXIN${count}` }] }];
    const { qid, problems } = await buildQSheet(site, { groups });
    return { qid, ...problems[1]! };
  },
  'in a group whose date is ahead': async () => {
    count += 1;
    const opens = { by: 'date', at: '2199-01-01T00:00:00Z' } as const;
    const groups = [{ opens, problems: [{ title: TITLE, problemId: `ZQXIN${count}` }] }];
    const { qid, problems } = await buildQSheet(site, { groups });
    return { qid, ...problems[0]! };
  },
  'that is private, in a group closed by hand': async () => {
    count += 1;
    const opens = { by: 'hand', isOpen: false } as const;
    const groups = [{ opens, problems: [{ title: TITLE, problemId: `ZQXIN${count}`, auth: 2 as const }] }];
    const { qid, problems } = await buildQSheet(site, { groups });
    return { qid, ...problems[0]! };
  },
  'of a sheet that is hidden': async () => {
    count += 1;
    const groups = [{ problems: [{ title: TITLE, problemId: `ZQXIN${count}` }] }];
    const { qid, problems } = await buildQSheet(site, { groups, visible: false });
    return { qid, ...problems[0]! };
  },
};

test('there are calls to ask', () => {
  expect(POINTING.length).toBeGreaterThan(10);
});

describe.each(Object.entries(STATES))('SHEET-5 a problem %s', { timeout: 120_000 }, (_state, open) => {
  test.each(Object.keys(people))(
    'is told to a %s by no call of the sheet, and answers like a missing one',
    async (role) => {
      const at = await open();
      for (const op of POINTING) {
        const there = await ask(op, people[role]!, inputOf(op, at));
        expect([op.name, there.status < 500]).toEqual([op.name, true]);
        expect([op.name, there.body.toLowerCase().includes('zqx')]).toEqual([op.name, false]);
        // what names the problem refuses it as it refuses one that is not there
        if (!fieldsOf(op).some((name) => ['qpid', 'problemId', 'pid'].includes(name)) || op.method !== 'GET') continue;
        if (op.name === 'getLastAcCode') continue;
        const missing = await ask(
          op,
          people[role]!,
          inputOf(op, { ...at, qpid: MISSING, pid: MISSING, problemId: 'NOSUCH' }),
        );
        expect([op.name, there.status, there.body]).toEqual([op.name, missing.status, missing.body]);
        expect([op.name, there.status >= 400]).toEqual([op.name, true]);
      }
    },
  );

  test('is shown to who manages sheets', async () => {
    const at = await open();
    const told: string[] = [];
    for (const op of POINTING.filter(({ method }) => method === 'GET')) {
      const { body } = await ask(op, root, inputOf(op, at));
      if (body.includes(TITLE)) told.push(op.name);
    }
    expect(told).toEqual(
      expect.arrayContaining(['getQSheetDetail', 'getQSheetProblem', 'getProblemDetail', 'getFullScreenProblemList']),
    );
  });
});

describe('SHEET-2 a sheet that is hidden', { timeout: 120_000 }, () => {
  test.each(Object.keys(people))('answers a %s as if it did not exist', async (role) => {
    const at = await STATES['of a sheet that is hidden']!();
    for (const op of POINTING) {
      const there = await ask(op, people[role]!, inputOf(op, at));
      const missing = await ask(op, people[role]!, inputOf(op, { ...at, qid: MISSING, qpid: MISSING }));
      expect({ op: op.name, ...there }).toEqual({ op: op.name, ...missing });
    }
  });
});
