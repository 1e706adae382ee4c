import { changeProblemAuth, deleteProblem, getAdminProblem, updateProblem } from '@assay/contract/authoring/editor.ts';
import { saveTestSources } from '@assay/contract/authoring/generators.ts';
import { getJurySolutions, saveJurySolution } from '@assay/contract/authoring/jury-solutions.ts';
import {
  dropProblemPerson,
  getHelpedProblems,
  getProblemPeople,
  nameProblemPerson,
  PROBLEM_PEOPLE_MAX,
} from '@assay/contract/authoring/people.ts';
import { quickEditProblems } from '@assay/contract/authoring/quick-edit.ts';
import { CALLS } from '@assay/contract/calls.ts';
import { getHintLadder, saveHintLadder } from '@assay/contract/hints/hints.ts';
import { getProblemDetail } from '@assay/contract/problems/detail.ts';
import type { ProblemPart } from '@assay/contract/problems/people.ts';
import { applyPublic } from '@assay/contract/reviews/problems.ts';
import { getSubmissionDetail } from '@assay/contract/submissions/detail.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { getTickets, openTicket } from '@assay/contract/tickets/tickets.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildProblem, problemSave } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askAnything, fieldsOf } from '../../../leaks/testing/asking.ts';
import { DEFAULT_SETTINGS } from '../../../platform/settings/settings.ts';

let site: TestSite;
let people: Record<'author' | 'curator' | 'tester' | 'stranger' | 'superAdmin', BuiltUser>;
type Name = keyof typeof people;
const asking = (name: Name) => as(site, people[name]);
const codeOf = async (asked: Promise<{ data: { code?: string } | null }>) => (await asked).data?.code;

beforeAll(async () => {
  site = await openTestSite();
  await site.services.settings.write({ ...DEFAULT_SETTINGS, submitIntervalSeconds: 0 }, site.services.db);
  site.services.settings.forget();
  people = {
    author: await buildUser(site),
    curator: await buildUser(site),
    tester: await buildUser(site),
    stranger: await buildUser(site),
    superAdmin: await buildUser(site, { role: 'root' }),
  };
});
afterAll(() => site.close());

const name = (pid: number, part: ProblemPart, who: Name = part, by: Name = 'author') =>
  asking(by).refused(nameProblemPerson, { pid, username: people[who].username, part });

/** A private problem of the author, with a curator and a tester. */
async function helped(options: Parameters<typeof buildProblem>[1] = {}) {
  const { author } = people;
  const problem = await buildProblem(site, { author, ofUid: author.uid, auth: 2, ...options });
  for (const part of ['curator', 'tester'] as const)
    await asking('author')(nameProblemPerson, { pid: problem.pid, part, username: people[part].username });
  return problem;
}

async function save(pid: number, who: Name, change: Parameters<typeof problemSave>[0] = {}) {
  const { data } = await asking(who)(getAdminProblem, { pid });
  const { problem, ...rest } = problemSave({ auth: 2, ...change });
  const problemId = change.problemId ?? data.problem.problemId;
  return { ...rest, problem: { ...problem, problemId }, pid, version: data.version };
}

describe('EDIT-17 a curator', () => {
  test('changes all of a problem, but not where it is seen, its id, or that it goes', async () => {
    const { pid } = await helped();
    await asking('curator')(updateProblem, await save(pid, 'curator', { title: 'By the curator' }));
    const sources = { pid, edition: 0, generators: [], script: '', handMade: [], validators: [] };
    await asking('curator')(saveTestSources, sources);
    const ladder = (await asking('curator')(getHintLadder, { pid })).data;
    await asking('curator')(saveHintLadder, { pid, edition: ladder.edition, hints: [] });
    const ask = asking('curator');
    expect(await codeOf(ask.refused(updateProblem, await save(pid, 'curator', { auth: 1 })))).toBe('problem.ofOthers');
    expect(await codeOf(ask.refused(updateProblem, await save(pid, 'curator', { problemId: 'MINE' })))).toBe(
      'problem.ofOthers',
    );
    const denied = [
      ask.refused(changeProblemAuth, { pid, auth: 1 }),
      ask.refused(deleteProblem, { pid }),
      ask.refused(applyPublic, { pid, isApplied: true }),
      ask.refused(nameProblemPerson, { pid, username: people.stranger.username, part: 'tester' }),
      ask.refused(dropProblemPerson, { pid, uid: people.tester.uid }),
    ];
    for (const one of denied) expect(await codeOf(one)).toBe('access.denied');
    const change = { timeLimit: 2000 };
    expect(await codeOf(ask.refused(quickEditProblems, { pids: [pid], change, preview: false }))).toMatch(/^access/);
  });

  test('hears of tickets, finds them in the queue, and finds the problem in the list', async () => {
    const { superAdmin, curator } = people;
    const { pid } = await buildProblem(site, { author: superAdmin });
    await name(pid, 'curator', 'curator', 'superAdmin');
    const { data } = await asking('stranger')(openTicket, { pid, title: 'Typo', content: 'There is one.' });
    const queue = (await asking('curator')(getTickets, { list: 'queue', open: true, limit: 100 })).data.records;
    expect(queue.map(({ id }) => id)).toContain(data.id);
    const events = await site.services.db
      .selectFrom('message_events')
      .select('recipients')
      .where('kind', '=', 'ticket.opened')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(events.recipients).toEqual([superAdmin.uid, curator.uid]);
    const { records } = (await asking('curator')(getHelpedProblems, {})).data;
    expect(records.find(({ id }) => id === pid)).toMatchObject({ part: 'curator', mayEdit: true });
  });
});

describe('EDIT-17 a tester', () => {
  test('sees and solves a problem before it is public; strangers find none', async () => {
    const { pid, problemId } = await helped();
    const code = { pid: problemId, language: 'C', code: 'int main(){}' };
    const { submitId } = (await asking('tester')(submitProblemJudge, code)).data;
    expect((await asking('tester')(getProblemDetail, { problemId })).data).toMatchObject({ mayManage: false });
    expect((await asking('curator')(getSubmissionDetail, { submitId })).data.submission.submitId).toBe(submitId);
    expect(await codeOf(asking('stranger').refused(submitProblemJudge, code))).toBe('problem.unknown');
    expect(await codeOf(asking('stranger').refused(getProblemDetail, { problemId }))).toBe('problem.unknown');
    expect(await codeOf(asking('stranger').refused(getProblemPeople, { pid }))).toBe('problem.unknown');
    const { records } = (await asking('tester')(getHelpedProblems, {})).data;
    expect(records.find(({ id }) => id === pid)).toMatchObject({ part: 'tester', mayEdit: false });
  });

  test('reads nothing that solves it, by no call', async () => {
    const SECRET = 'zqxsecretqzx';
    const { pid, problemId } = await helped({
      cases: [{ input: SECRET, output: SECRET }],
      judgeExtraFile: [{ name: `${SECRET}.h`, content: SECRET }],
    });
    const solution = { language: 'C', code: SECRET, expected: [], score: null, author: '', isModel: true };
    await asking('author')(saveJurySolution, { pid, name: SECRET, ...solution });
    const generators = [{ name: 'gen', language: 'C++ 17', code: SECRET }];
    const tests = {
      checkerTests: [{ input: SECRET, output: SECRET, answer: SECRET, expected: 'accepted' as const }],
      validatorTests: [{ input: SECRET, expected: 'valid' as const }],
    };
    const sources = { pid, edition: 0, generators, script: `# ${SECRET}`, handMade: [], validators: [], ...tests };
    await asking('author')(saveTestSources, sources);
    const at = {
      program: 'checker',
      pid,
      pids: [pid],
      problemId,
      problemID: problemId,
      keyword: SECRET,
      from: 1,
      to: 1,
      stream: false,
    };
    const told: string[] = [];
    for (const op of CALLS) {
      const isRead = op.method === 'GET' && op.access !== 'judge' && op.access !== 'root' && op.answer !== 'events';
      if (!isRead || !fieldsOf(op).some((field) => field in at)) continue;
      const { body } = await askAnything(site, op, people.tester.token, at);
      if (body.includes(SECRET)) told.push(op.name);
    }
    expect(told).toEqual([]);
    const [own] = (await asking('curator')(getJurySolutions, { pid })).data;
    expect(own!.code).toBe(SECRET);
  });
});

describe('EDIT-17 those who help', () => {
  test('are named by those whose the problem is, told of it, and kept in the audit log', async () => {
    const { pid } = await helped();
    expect(await codeOf(name(pid, 'curator', 'author'))).toBe('problem.helpsItself');
    expect(await codeOf(name(pid, 'curator', 'superAdmin'))).toBe('problem.helpsItself');
    const nobody = asking('author').refused(nameProblemPerson, { pid, username: 'nobody-here', part: 'tester' });
    expect(await codeOf(nobody)).toBe('account.unknown');
    expect(await codeOf(name(pid, 'tester', 'tester', 'stranger'))).toBe('problem.unknown');
    const { data } = await asking('tester')(getProblemPeople, { pid });
    expect(data).toMatchObject({ mayName: false, author: people.author.username });
    expect(data.people.map(({ username, part, namedBy }) => [username, part, namedBy])).toEqual([
      [people.curator.username, 'curator', people.author.username],
      [people.tester.username, 'tester', people.author.username],
    ]);
    const { db } = site.services;
    const told = await db
      .selectFrom('message_events')
      .select(['kind', 'recipients'])
      .where('source_id', '=', pid)
      .orderBy('id')
      .execute();
    expect(told).toEqual([
      { kind: 'problem.curator', recipients: [people.curator.uid] },
      { kind: 'problem.tester', recipients: [people.tester.uid] },
    ]);
    const acts = await db.selectFrom('audit_log').select('action').where('subject', '=', `problem ${pid}`).execute();
    expect(acts.map(({ action }) => action)).toEqual(['nameProblemPerson', 'nameProblemPerson']);
  });

  test('lose their rights when they leave or are removed, at once', async () => {
    const { pid, problemId } = await helped();
    await asking('tester')(dropProblemPerson, { pid, uid: people.tester.uid });
    expect(await codeOf(asking('tester').refused(getProblemDetail, { problemId }))).toBe('problem.unknown');
    await asking('author')(dropProblemPerson, { pid, uid: people.curator.uid });
    expect(await codeOf(asking('curator').refused(getAdminProblem, { pid }))).toBe('problem.unknown');
  });

  test('T-RACE-7 are no more than a problem may have, however many are named at once', async () => {
    const { pid } = await helped();
    const users = await site.services.db
      .insertInto('users')
      .values(
        Array.from({ length: PROBLEM_PEOPLE_MAX }, (_none, at) => ({
          username: `helper-${pid}-${at}`,
          email: `helper-${pid}-${at}@example.org`,
          password_hash: '',
          nickname: '',
        })) as never,
      )
      .returning('username')
      .execute();
    const named = await Promise.all(
      users.map(({ username }) =>
        codeOf(asking('author').refused(nameProblemPerson, { pid, username, part: 'tester' })),
      ),
    );
    expect(named.filter((code) => code === 'problem.tooManyPeople')).toHaveLength(2);
    expect((await asking('author')(getProblemPeople, { pid })).data.people).toHaveLength(PROBLEM_PEOPLE_MAX);
  });
});
