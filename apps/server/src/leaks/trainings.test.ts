import { CALLS } from '@assay/contract/calls.ts';
import type { AnyOp } from '@assay/contract/op.ts';
import { registerTraining } from '@assay/contract/trainings/list.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { buildTraining, type TrainingOptions, trainingForm } from '@assay/testkit/build/training.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { fieldsOf } from './testing/asking.ts';
import { openLeakStage } from './testing/contest-stage.ts';

const stage = await openLeakStage();
const { site, author, rival, otherAdmin, ask } = stage;
const member = await buildUser(site);
const insider = await buildUser(site, { username: 'zqxinsider' });
afterAll(() => site.close());

const PASSWORD = 'zqxsesame';
/** Stands in the title of every problem; the problems are public, but not that they are in the training. */
const TITLE = 'zqxproblem';
const MISSING = 999_999;

const WITHIN_REACH = CALLS.filter(({ access }) => ['anyone', 'user', 'submitter', 'admin'].includes(access));
/** Everything by which somebody can point at a training. */
const POINTING = WITHIN_REACH.filter((op) => fieldsOf(op).includes('tid') || /Training$/.test(op.name)).filter(
  ({ name }) => !['addTraining', 'addGroupTraining'].includes(name),
);

/** What makes inputs right that point at a training, and at a problem in it. */
const pointingAt = (tid: number, { pid, problemId }: { pid: number; problemId: string }): Record<string, unknown> => ({
  ...trainingForm(),
  tid,
  id: tid,
  version: 0,
  pid,
  problemId,
  pidList: [pid],
  pids: [pid],
  problemIds: problemId,
  submitIds: [MISSING],
  sections: [{ id: null, title: '', requires: [], pids: [pid] }],
  name: '1.in',
  language: 'C++ 17',
  code: 'int main() {}',
  userInput: '1 2',
  categoryId: undefined,
});

/** `submitProblemJudge` and its kind name a problem of a venue by `pid`, which is its display id there. */
const inputFor = (op: AnyOp, given: Record<string, unknown>) =>
  /^submit/.test(op.name) ? { ...given, pid: given.problemId } : given;

const people: Record<string, BuiltUser | null> = {
  visitor: null,
  stranger: rival,
  'another admin': otherAdmin,
  member,
};

const build = async (options: TrainingOptions) => {
  const { tid, problems } = await buildTraining(site, {
    author,
    sections: [{ problems: [{ title: TITLE }, { title: TITLE }] }],
    ...options,
  });
  return { tid, problem: problems.at(-1)! };
};

const STATES: Record<string, { open: () => Promise<Awaited<ReturnType<typeof build>>>; closedTo: string[] }> = {
  'that is hidden': {
    open: () => build({ status: false }),
    closedTo: ['visitor', 'stranger', 'another admin', 'member'],
  },
  'of a group': {
    open: async () => {
      const { gid } = await buildGroup(site, { owner: author, members: [member] });
      return build({ gid });
    },
    closedTo: ['visitor', 'stranger', 'another admin'],
  },
  'of a group, that is hidden': {
    open: async () => {
      const { gid } = await buildGroup(site, { owner: author, members: [member] });
      return build({ gid, status: false });
    },
    closedTo: ['visitor', 'stranger', 'another admin', 'member'],
  },
};

test('there are calls to ask', () => {
  expect(POINTING.length).toBeGreaterThan(20);
});

describe.each(Object.entries(STATES))('T-IDOR-6 a training %s', { timeout: 120_000 }, (_state, { open, closedTo }) => {
  test.each(closedTo)('answers a %s as if it did not exist', async (role) => {
    const { tid, problem } = await open();
    for (const op of POINTING) {
      const there = await ask(op, people[role]!, inputFor(op, pointingAt(tid, problem)));
      const missing = await ask(op, people[role]!, inputFor(op, pointingAt(MISSING, problem)));
      expect({ op: op.name, ...there }).toEqual({ op: op.name, ...missing });
      expect([op.name, there.status >= 400]).toEqual([op.name, true]);
    }
  });
});

/** What calls tell somebody who asks for everything, as one text. */
async function toldTo(who: BuiltUser | null, tid: number, problem: { pid: number; problemId: string }) {
  const told: [string, string][] = [];
  for (const op of POINTING.filter(({ method }) => method === 'GET' || method === 'POST')) {
    if (op.name === registerTraining.name) continue;
    const { status, body } = await ask(op, who, inputFor(op, pointingAt(tid, problem)));
    expect([op.name, status < 500]).toEqual([op.name, true]);
    told.push([op.name, body]);
  }
  return told;
}

const tellersOf = (told: [string, string][], words: string) =>
  told.filter(([, body]) => body.includes(words)).map(([name]) => name);

describe('TRAIN-5 a private training', { timeout: 120_000 }, () => {
  const open = async () => {
    const built = await build({ auth: 'Private', privatePwd: PASSWORD });
    await as(site, insider)(registerTraining, { tid: built.tid, password: PASSWORD });
    return built;
  };

  test.each(['visitor', 'stranger', 'another admin'])(
    'tells a %s of no problem, nobody in it, and no password',
    async (role) => {
      const { tid, problem } = await open();
      const told = await toldTo(people[role]!, tid, problem);
      for (const secret of [TITLE, insider.username, PASSWORD]) expect(tellersOf(told, secret)).toEqual([]);
    },
  );

  test('tells who gave the password of both, and never the password', async () => {
    const { tid, problem } = await open();
    const told = await toldTo(insider, tid, problem);
    expect(tellersOf(told, TITLE).length).toBeGreaterThan(3);
    expect(tellersOf(told, insider.username)).toContain('getTrainingRank');
    expect(tellersOf(told, PASSWORD)).toEqual([]);
  });
});

describe('TRAIN-7 a section that is closed', { timeout: 120_000 }, () => {
  const CLOSED = 'ZQXCLOSED';
  let count = 0;
  const open = async () => {
    count += 1;
    const sections = [{ problems: [{}] }, { opensAt: 1, problems: [{ title: TITLE, problemId: `${CLOSED}${count}` }] }];
    return build({ sections });
  };

  test.each(['started', 'stranger', 'another admin'])('keeps its problems from somebody: %s', async (role) => {
    const { tid, problem } = await open();
    if (role === 'started') await as(site, insider)(registerTraining, { tid });
    const told = await toldTo(role === 'started' ? insider : people[role]!, tid, problem);
    // who submits hears the id back in no answer either
    for (const secret of [TITLE, CLOSED]) expect(tellersOf(told, secret)).toEqual([]);
  });

  test('shows them to the author', async () => {
    const { tid, problem } = await open();
    const told = await toldTo(author, tid, problem);
    expect(tellersOf(told, CLOSED)).toEqual(
      expect.arrayContaining(['getTrainingProblemList', 'getFullScreenProblemList']),
    );
  });
});
