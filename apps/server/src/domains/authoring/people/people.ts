import {
  dropProblemPerson,
  getHelpedProblems,
  getProblemPeople,
  nameProblemPerson,
  PROBLEM_PEOPLE_MAX,
  type ProblemPerson,
} from '@assay/contract/authoring/people.ts';
import { fail } from '@assay/contract/errors.ts';
import type { ProblemPart } from '@assay/contract/problems/people.ts';
import { roleName } from '@assay/contract/roles.ts';
import { mayEditProblem, mayRunProblem } from '@assay/rules/problems/access.ts';
import { noteAct } from '../../../platform/audit/note-act.ts';
import { type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { emitMessages } from '../../../platform/messages/emit-messages.ts';
import { findUser } from '../../accounts/users/users.queries.ts';
import { factsFor } from '../../problems/facts.ts';
import { findProblemFor } from '../../problems/find.ts';
import { deletePerson, findPart, findParts, listProblemPeople, storePerson } from '../../problems/people.queries.ts';
import { lockProblem } from '../admin-list.queries.ts';
import { helpedProblemPage } from '../admin-list.ts';
import { findProblemToRun } from '../find.ts';
import { findAuthor } from '../own/own-problems.queries.ts';

const NAMED_PER_HOUR = 120;

const TOLD = { curator: 'problem.curator', tester: 'problem.tester' } as const satisfies Record<ProblemPart, string>;

export const problemPeopleCalls: Implementation[] = [
  implement(getProblemPeople, async (call, { pid }) => {
    const viewer = viewerOf(call);
    const problem = await findProblemFor(call.db, viewer, { pid });
    const facts = await factsFor(call.db, viewer, problem);
    if (!mayEditProblem(viewer, facts) && !facts.part) return fail('access.denied');
    const people = await listProblemPeople(call.db, pid);
    return {
      problemId: problem.problem_id,
      author: problem.author,
      mayName: mayRunProblem(viewer, facts),
      people: people.map(
        ({ uid, username, part, named_by, gmt_create }): ProblemPerson => ({
          uid,
          username,
          part: part as ProblemPart,
          namedBy: named_by ?? '',
          gmtCreate: gmt_create.toISOString(),
        }),
      ),
    };
  }),

  implement(nameProblemPerson, async (call, { pid, username, part }) => {
    const viewer = viewerOf(call);
    const problem = await findProblemToRun(call.db, viewer, pid);
    call.limiter.take('problem-people', String(viewer.uid), NAMED_PER_HOUR, 3600);
    const uid = (await findAuthor(call.db, username)) ?? fail('account.unknown');
    const user = (await findUser(call.db, uid)) ?? fail('account.unknown');
    const named = { uid, role: roleName(user.role) };
    if (mayRunProblem(named, await factsFor(call.db, named, problem))) fail('problem.helpsItself');
    const now = call.clock.now();
    await call.db.transaction().execute(async (tx) => {
      // one after the other, so that they are counted
      if (!(await lockProblem(tx, pid))) fail('problem.unknown');
      const people = await listProblemPeople(tx, pid);
      const before = people.find((one) => one.uid === uid)?.part ?? null;
      if (before === part) return;
      if (before === null && people.length >= PROBLEM_PEOPLE_MAX) {
        fail('problem.tooManyPeople', { max: PROBLEM_PEOPLE_MAX });
      }
      await storePerson(tx, { pid, uid, part, namedBy: viewer.uid, now });
      await emitMessages(tx, [
        {
          kind: TOLD[part],
          to: [uid],
          actor: viewer.uid,
          cause: `${pid}:${uid}:${now.getTime()}`,
          source: { type: 'problem', id: pid, title: problem.problem_id, url: '/my-problem' },
          at: now,
        },
      ]);
      const acts = { before: { [user.username]: before }, after: { [user.username]: part } };
      await noteAct(call, tx, { action: nameProblemPerson.name, subject: `problem ${pid}`, ...acts });
    });
    return null;
  }),

  implement(dropProblemPerson, async (call, { pid, uid }) => {
    const viewer = viewerOf(call);
    const own = uid === viewer.uid && (await findPart(call.db, uid, pid)) !== null;
    if (!own) await findProblemToRun(call.db, viewer, pid);
    await call.db.transaction().execute(async (tx) => {
      if (!(await lockProblem(tx, pid))) fail('problem.unknown');
      const before = (await findParts(tx, uid, [pid])).get(pid);
      if (!before) return;
      await deletePerson(tx, pid, uid);
      const acts = { before: { uid, part: before }, after: { uid, part: null } };
      await noteAct(call, tx, { action: dropProblemPerson.name, subject: `problem ${pid}`, ...acts });
    });
    return null;
  }),

  implement(getHelpedProblems, async (call, page) => {
    const { uid } = viewerOf(call);
    const found = await helpedProblemPage(call, uid, page);
    const parts = await findParts(
      call.db,
      uid,
      found.records.map(({ id }) => id),
    );
    return { ...found, records: found.records.map((row) => ({ ...row, part: parts.get(row.id) ?? 'tester' })) };
  }),
];
