import { importContestFiles } from '@assay/contract/contests/staff/import.ts';
import { fail } from '@assay/contract/errors.ts';
import { isTeamContest } from '@assay/rules/contests/teams.ts';
import { insertAuditEntry } from '../../../../platform/audit/audit.queries.ts';
import { brokenConstraint, type Queryable, UNIQUE_VIOLATION } from '../../../../platform/db/database.ts';
import { type Call, viewerOf } from '../../../../platform/http/call.ts';
import { lockProblems } from '../../../authoring/admin-list.queries.ts';
import type { ContestView } from '../../entry.ts';
import { takeIntoContest } from '../../list/public-list.ts';
import { updateContestRow } from '../../manage/admin.queries.ts';
import type { contestColumns } from '../../manage/save.ts';
import { orderProblems, updateContestProblemRow } from '../../problems/admin-problems.queries.ts';
import { listContestProblems } from '../../problems/problems.queries.ts';
import { hasLargerTeam, isNameTaken, lockTeamSize } from '../../teams/teams.queries.ts';
import { type PreparedAccounts, prepareAccounts, refuseTakenNames, storeAccounts, toldAccounts } from '../accounts.ts';
import { storeMembers, storeStars, storeTeams } from './import.queries.ts';
import type { ProblemPlan } from './plan-contest.ts';
import type { PeoplePlan } from './plan-people.ts';

export interface ImportPlan {
  columns: ReturnType<typeof contestColumns> | null;
  problems: ProblemPlan[];
  people: PeoplePlan;
}

/**
 * Stores an import, all of it or nothing.
 * @throws Failure when somebody changed the contest since the plan was made
 */
export async function storeImport(call: Call, view: ContestView, plan: ImportPlan, passwordLength: number) {
  const { row } = view;
  const { columns, problems, people } = plan;
  // hashing takes its time: before anything is locked
  const prepared = await prepareAccounts(call.db, row.id, row.author_uid, people.accounts, passwordLength);
  try {
    await call.db.transaction().execute(async (tx) => {
      if (columns) {
        const saved = await updateContestRow(tx, row.id, row.version, { ...columns, gmt_modified: call.clock.now() });
        if (saved === null) fail('contest.changed');
      }
      await storeProblems(call, tx, view, problems);
      await storePeople(tx, row.id, people, prepared);
      const after = {
        ...(columns && { title: columns.title, start: columns.start_time, durationMs: columns.duration_ms }),
        problems: problems.flatMap(({ pid, label }) => (pid === null ? [] : [{ pid, displayId: label }])),
        teams: people.teams.length,
        ...toldAccounts(prepared),
      };
      const before = columns && { title: row.title, start: row.start_time, durationMs: row.duration_ms };
      const subject = `contest ${row.id}`;
      const entry = { uid: viewerOf(call).uid, action: importContestFiles.name, subject, before, after, ip: call.ip };
      await insertAuditEntry(tx, entry, call.clock.now());
    });
  } catch (error) {
    if (isNameTaken(error)) fail('contest.changed');
    if (brokenConstraint(error, UNIQUE_VIOLATION)?.startsWith('contest_problems')) fail('contest.problemsChanged');
    refuseTakenNames(error, prepared);
  }
  return prepared;
}

/** Those of the file in its order, then the others of the contest. */
async function storeProblems(
  call: Call,
  tx: Queryable,
  { row: { id: cid }, group }: ContestView,
  plans: readonly ProblemPlan[],
): Promise<void> {
  const ofGroup = group !== null;
  const known = plans.flatMap(({ pid, ...plan }) => (pid === null ? [] : [{ ...plan, pid }]));
  if (known.length === 0) return;
  const added = known.filter(({ state }) => state === 'add');
  await lockProblems(
    tx,
    added.map(({ pid }) => pid),
  );
  for (const { pid, color, title } of added) {
    // its label may still be another's
    await takeIntoContest(call, tx, { cid, pid, displayId: `/${pid}`, displayTitle: title, color }, { ofGroup });
  }
  const planned = new Set(known.map(({ pid }) => pid));
  const others = (await listContestProblems(tx, cid)).filter(({ pid }) => !planned.has(pid));
  await orderProblems(tx, cid, [
    ...known.map(({ pid, label }) => ({ pid, displayId: label })),
    ...others.map(({ pid, display_id }) => ({ pid, displayId: display_id })),
  ]);
  for (const { pid, label, title, color } of known) {
    await updateContestProblemRow(tx, { cid, pid, displayId: label, displayTitle: title, color });
  }
}

async function storePeople(tx: Queryable, cid: number, { teams, accounts }: PeoplePlan, prepared: PreparedAccounts) {
  const uidOf = await storeAccounts(tx, prepared);
  const uidsOf = accounts.map(({ username, team }) => ({ uid: uidOf.get(username.toLowerCase())!, team }));
  await storeStars(
    tx,
    cid,
    uidsOf.filter(({ team }) => team.isStar).map(({ uid }) => uid),
  );
  const teamSize = await lockTeamSize(tx, cid);
  if (!isTeamContest(teamSize) || teams.length === 0) return;
  const idOf = await storeTeams(
    tx,
    cid,
    teams.map(({ id, name, school }) => ({ sourceId: id, name, school })),
  );
  const members = uidsOf.map(({ uid, team }) => ({ uid, teamId: idOf.get(team.id)! }));
  if ((await storeMembers(tx, cid, members)) < members.length) fail('contest.changed');
  if (await hasLargerTeam(tx, cid, teamSize)) fail('contest.teamsLarger', { max: teamSize });
}
