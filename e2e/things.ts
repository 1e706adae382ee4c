import { setTimeout as sleep } from 'node:timers/promises';
import { call, importPerson, type Session } from './api.ts';

/** The question sheet of a new site. */
const QSHEET = '1';
const DAY_MS = 86_400_000;
const PATIENCE_MS = 90_000;

/** Long enough to be compared with others. */
const PROGRAM = `#include <stdio.h>
int gcd(int a, int b) { while (b != 0) { int rest = a % b; a = b; b = rest; } return a; }
int main(void) {
  int a, b, steps = 0;
  if (scanf("%d %d", &a, &b) != 2) return 1;
  for (int i = 0; i < gcd(a, b); i++) if ((a + i) % 3 == 0 && b > i) steps += i * 2;
  printf("%d\\n", a + b + steps * 0);
  return 0;
}
`;

/**
 * What the pages of a new site show, by the names of their addresses' parameters; what a new site lacks is made.
 * @returns things for `builtPaths`, and how to take away again what others would stumble upon
 */
export async function findThings({ token, user }: Session) {
  const send = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
    (await call(method, path, { token, body })).data as T;
  const read = <T>(path: string) => send<T>('GET', path);
  /** The first thing of a list. */
  const first = async (path: string) => (await read<{ records: Record<string, unknown>[] }>(path)).records[0]!;
  const textual = (things: Record<string, unknown>): Record<string, string> =>
    Object.fromEntries(Object.entries(things).map(([name, id]) => [name, String(id)]));

  const add = (path: string, body: unknown) => send<{ id: number }>('POST', path, body);

  /** A discussion of a group or of the site, begun where there is none. */
  async function findDiscussion(gid: number | null): Promise<number> {
    const list = gid === null ? 'get-discussion-list' : `group/get-discussion-list?gid=${gid}`;
    const [known] = (await read<{ records: { id: number }[] }>(list)).records;
    if (known) return known.id;
    const body = { title: 'Looked at', description: 'Looked at', content: 'Looked at', ...(gid !== null && { gid }) };
    return (await add(gid === null ? 'discussion' : 'group/discussion', body)).id;
  }

  /** The class that a new site starts with, with a training, an assignment, a contest and a timed work. */
  async function openClass() {
    const gid = (await first('get-group-list?keyword=ALGO1')).id as number;
    const problem = await first(`group/get-admin-problem-list?gid=${gid}`);
    const { submitId } = await first(`get-submission-list?gid=${gid}`);
    const [category] = await read<[{ id: number }]>('get-training-category');
    const form = {
      title: 'Looked at',
      description: 'Looked at',
      rank: 1,
      auth: 'Public',
      privatePwd: '',
      status: true,
    };
    const { id: tid } = await add('group/training', { ...form, gid, categoryId: category.id });
    const added = { tid, problemIds: `1000 ${problem.problemId}` };
    await send('POST', 'admin/training/add-problems-from-public', added);
    const [yesterday, tomorrow] = [-1, 1].map((days) => new Date(Date.now() + days * DAY_MS).toISOString());
    const work = { gid, title: 'Looked at', kind: 'training', targetId: tid, opensAt: yesterday, dueAt: tomorrow };
    const contest = { gid, title: 'Looked at', type: 0, auth: 0, startTime: yesterday, endTime: tomorrow };
    return {
      groupID: gid,
      pid: problem.id,
      problemID: problem.problemId,
      submitID: submitId,
      trainingID: tid,
      assignmentID: (await add('group/assignment', work)).id,
      contestID: (await add('group/contest', contest)).id,
      timedWorkID: (
        await add('group/homework', {
          gid,
          title: 'Looked at',
          startTime: yesterday,
          endTime: tomorrow,
          duration: 3600,
        })
      ).id,
      discussionID: await findDiscussion(gid),
    };
  }

  /** Two programs with everything in common, what is found about them, and a set that judges one of them again. */
  async function openJudged(pid: number) {
    const name = `alike${Date.now().toString(36)}`;
    const people = [await importPerson({ token, user }, `${name}a`), await importPerson({ token, user }, `${name}b`)];
    const sent = await Promise.all(
      people.map(async (person) => {
        const body = { pid: '1000', language: 'C', code: PROGRAM };
        return (await call('POST', 'submit-problem-judge', { token: person.token, body })).data as { submitId: number };
      }),
    );
    const submitIds = sent.map(({ submitId }) => submitId);
    await until(async () => {
      const states = await send<Record<number, { status: number }>>('POST', 'check-submissions-status', { submitIds });
      return submitIds.every((id) => ![5, 6, 7].includes(states[id]!.status));
    });
    const { reportId } = await send<{ reportId: number }>('POST', 'similarity-report', {
      kind: 'problem',
      targetId: pid,
    });
    await until(async () => {
      const { state } = await read<{ state: string }>(`get-similarity-report?reportId=${reportId}`);
      return state === 'done' || state === 'failed';
    });
    const { id: pairID } = await first(`get-similarity-pair-list?reportId=${reportId}`);
    const rejudging = { kind: 'rescore', submitIds: submitIds.slice(0, 1), reason: 'Looked at' };
    const { setId } = await send<{ setId: number }>('POST', 'admin/judge/rejudge-set', rejudging);
    return { reportID: reportId, pairID, setID: setId };
  }

  const body = { pid: '1000', language: 'C', code: 'int main(void) { return 1; }\n' };
  const { submitId } = await send<{ submitId: number }>('POST', 'submit-problem-judge', body);
  const ofClass = await openClass();
  const sheet = await read<{ qsheetGroups: { group: { id: number }; problems: { qpid: number }[] }[] }>(
    `qsheet/detail?id=${QSHEET}`,
  );
  const [{ group, problems }] = sheet.qsheetGroups as [(typeof sheet.qsheetGroups)[number]];
  const { id: cid } = await first('get-contest-list?keyword=Weekend');
  const { submitId: contestSubmit } = await first(`contest-submissions?contestID=${cid}`);
  const ofContest = { contestID: cid, problemID: 'A', submitID: contestSubmit };
  const { id: timedWorkID } = await first('homework/get-timed-work-list');
  const known = {
    ...{ problemID: '1000', pid: 1000, submitID: submitId, trainingID: 1, timedWorkID },
    ...{ qsheetID: QSHEET, groupID: group.id, qsheetProblemID: problems[0]!.qpid },
    userID: (user as { uid: number }).uid,
    discussionID: await findDiscussion(null),
    ...(await openJudged(1000)),
  };
  return {
    known: textual(known),
    ofParts: {
      '/group/': textual(ofClass),
      '/contest/': textual(ofContest),
      '/admin/contest/': textual(ofContest),
      '/timedwork/': textual({ timedWorkID, problemID: 'A' }),
    },
    restore: () => send('DELETE', `admin/training?tid=${ofClass.trainingID}`),
  };
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const started = performance.now();
  while (!(await holds())) {
    if (performance.now() - started > PATIENCE_MS) throw new Error('it did not come to pass in time');
    await sleep(250);
  }
}
