import {
  addContest,
  changeContestVisible,
  cloneContest,
  deleteContest,
  getAdminContest,
  getAdminContestList,
  updateContest,
} from '@assay/contract/contests/admin.ts';
import { CONTEST_AUTH } from '@assay/contract/contests/contest.ts';
import { fail } from '@assay/contract/errors.ts';
import { statusAt } from '@assay/rules/contests/clock.ts';
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { type Call, type Implementation, implement, viewerIsRoot, viewerOf } from '../../platform/http/call.ts';
import {
  countManagedContests,
  deleteContestRows,
  insertContest,
  listManagedContests,
  updateContestRow,
  updateVisible,
} from './admin.queries.ts';
import { type ContestColumns, findContest, updateUnadmitted } from './contests.queries.ts';
import { clockOf, manageContest } from './entry.ts';
import { contestColumns, contestForm } from './save.ts';
import { hasLargerTeam } from './teams/teams.queries.ts';

/** What a clone is called (`hoj-facts` 4.1). */
const CLONED = ' [Cloned]';
const TITLE_MAX = 255;

const note = (call: Call, tx: Queryable, action: string, cid: number, before: object | null, after: object | null) =>
  insertAuditEntry(
    tx,
    { uid: viewerOf(call).uid, action, subject: `contest ${cid}`, before, after, ip: call.ip },
    call.clock.now(),
  );

/** What the audit log keeps of a contest: not its password. */
const told = (row: ReturnType<typeof contestColumns> | ContestColumns) => ({
  title: row.title,
  auth: row.auth,
  start: row.start_time,
  durationMs: row.duration_ms,
  removed: typeof row.removed === 'string' ? JSON.parse(row.removed) : row.removed,
  seal: row.seal_rank ? row.seal_ms : null,
  autoRealRank: row.auto_real_rank,
  visible: row.visible,
});

/** Who gave the old password must give the new one; so must everybody when a public contest gets one. */
const asksAnew = (before: ContestColumns, after: ReturnType<typeof contestColumns>) =>
  after.auth !== CONTEST_AUTH.public && (before.pwd !== after.pwd || before.auth === CONTEST_AUTH.public);

export const contestAdminCalls: Implementation[] = [
  implement(getAdminContestList, async (call, { keyword, ...page }) => {
    const viewer = viewerOf(call);
    const now = call.clock.now();
    const [rows, total] = await Promise.all([
      listManagedContests(call.db, keyword, page),
      countManagedContests(call.db, keyword),
    ]);
    const records = rows.map((row) => ({
      id: row.id,
      uid: row.author_uid,
      author: row.author,
      title: row.title,
      type: row.type,
      auth: row.auth,
      status: statusAt(clockOf(row), now.getTime()),
      startTime: row.start_time.toISOString(),
      endTime: row.end_time.toISOString(),
      visible: row.visible,
      problemCount: row.problem_count ?? 0,
      count: row.count ?? 0,
      mayEdit: viewerIsRoot(call) || row.author_uid === viewer.uid,
      gmtCreate: row.gmt_create.toISOString(),
      gmtModified: row.gmt_modified.toISOString(),
    }));
    return { records, total, size: page.limit, current: page.currentPage };
  }),

  implement(getAdminContest, async (call, { cid }) => {
    const { row, status } = await manageContest(call, cid);
    return { ...contestForm(row), id: row.id, version: row.version, author: row.author, status };
  }),

  implement(addContest, async (call, input) => {
    const { uid, username } = viewerOf(call);
    const columns = contestColumns(input, null);
    return call.db.transaction().execute(async (tx) => {
      const { id } = await insertContest(tx, { ...columns, author_uid: uid, author: username });
      await note(call, tx, addContest.name, id, null, told(columns));
      return { id };
    });
  }),

  implement(updateContest, async (call, { id, version, ...input }) => {
    const { row } = await manageContest(call, id);
    const columns = contestColumns(input, row);
    const saved = await call.db.transaction().execute(async (tx) => {
      const next = await updateContestRow(tx, id, version, { ...columns, gmt_modified: call.clock.now() });
      if (next === null) return fail('contest.changed');
      if (columns.team_size > 1 && (await hasLargerTeam(tx, id, columns.team_size))) {
        fail('contest.teamsLarger', { max: columns.team_size });
      }
      if (asksAnew(row, columns)) await updateUnadmitted(tx, id);
      await note(call, tx, updateContest.name, id, told(row), told(columns));
      return next;
    });
    return { version: saved };
  }),

  implement(cloneContest, async (call, { cid }) => {
    const { uid, username } = viewerOf(call);
    const { row } = await manageContest(call, cid);
    const title = `${row.title.slice(0, TITLE_MAX - CLONED.length)}${CLONED}`;
    const columns = { ...contestColumns({ ...contestForm(row), title, visible: false }, null), source: cid };
    return call.db.transaction().execute(async (tx) => {
      const { id } = await insertContest(tx, { ...columns, author_uid: uid, author: username });
      await note(call, tx, cloneContest.name, id, { source: cid }, told(columns));
      return { id };
    });
  }),

  implement(changeContestVisible, async (call, { cid, visible }) => {
    const { row } = await manageContest(call, cid);
    await call.db.transaction().execute(async (tx) => {
      await updateVisible(tx, cid, visible, call.clock.now());
      await note(call, tx, changeContestVisible.name, cid, { visible: row.visible }, { visible });
    });
    return null;
  }),

  implement(deleteContest, async (call, { cid }) => {
    await call.db.transaction().execute(async (tx) => {
      const row = await findContest(tx, cid);
      if (!row) return fail('contest.unknown');
      const submissions = await deleteContestRows(tx, cid);
      await note(call, tx, deleteContest.name, cid, { ...told(row), author: row.author, submissions }, null);
    });
    return null;
  }),
];
