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
import type { AuditAction } from '@assay/contract/site/audit/actions.ts';
import { mayDeleteContest } from '@assay/rules/contests/access.ts';
import { refuseRating } from '@assay/rules/contests/refuse-rating.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type Call, type Implementation, implement, viewerIsRoot, viewerOf } from '../../../platform/http/call.ts';
import { type ContestColumns, findContest, updateUnadmitted } from '../contests.queries.ts';
import { editContest } from '../entry.ts';
import { OF_SITE } from '../groups/group-part.ts';
import { reopenAll } from '../list/public-list.ts';
import { noteContest } from '../note.ts';
import { settleRated } from '../settle/settle.ts';
import { hasLargerTeam } from '../teams/teams.queries.ts';
import { deleteContestRows, insertContest, updateContestRow, updateVisible } from './admin.queries.ts';
import { managedPage } from './admin-list.ts';
import { contestColumns, contestForm } from './save.ts';

/** What a clone is called (CON-31). */
const CLONED = ' [Cloned]';
const TITLE_MAX = 255;

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
  rated: row.rated && [row.rating_floor, row.rating_ceiling],
});

/** Who gave the old password must give the new one; so must everybody when a public contest gets one. */
const asksAnew = (before: ContestColumns, after: ReturnType<typeof contestColumns>) =>
  after.auth !== CONTEST_AUTH.public && (before.pwd !== after.pwd || before.auth === CONTEST_AUTH.public);

const ratingOf = (row: Pick<ContestColumns, 'rated' | 'rating_floor' | 'rating_ceiling'>) => ({
  rated: row.rated,
  floor: row.rating_floor,
  ceiling: row.rating_ceiling,
});

/** @throws Failure of `refuseRating` */
function checkRating(call: Call, before: ContestColumns | null, after: ReturnType<typeof contestColumns>, gid: number) {
  const nowMs = call.clock.now().getTime();
  const refusal = refuseRating({
    before: before && ratingOf(before),
    after: ratingOf(after),
    teamSize: after.team_size,
    isOfGroup: gid !== 0,
    isPublic: after.auth === CONTEST_AUTH.public,
    hasStarted: (before?.start_time ?? after.start_time).getTime() <= nowMs,
    isRoot: viewerIsRoot(call),
  });
  if (refusal) throw refusal;
}

/** Stores a new contest of the viewer's, of a group or (0) of the site. */
export async function storeContest(
  call: Call,
  tx: Queryable,
  action: AuditAction,
  columns: ReturnType<typeof contestColumns>,
  origin: { gid: number; source?: number },
) {
  const { uid, username } = viewerOf(call);
  checkRating(call, null, columns, origin.gid);
  const { id } = await insertContest(tx, { ...columns, ...origin, author_uid: uid, author: username });
  await noteContest(
    call,
    tx,
    action,
    id,
    origin.source === undefined ? null : { source: origin.source },
    told(columns),
  );
  return { id };
}

export const contestAdminCalls: Implementation[] = [
  implement(getAdminContestList, (call, { keyword, ...page }) => managedPage(call, { keyword, gid: 0 }, page, OF_SITE)),

  implement(getAdminContest, async (call, { cid }) => {
    const { row, status } = await editContest(call, cid);
    return { ...contestForm(row), id: row.id, version: row.version, author: row.author, status };
  }),

  implement(addContest, async (call, input) => {
    const columns = contestColumns(input, null);
    return call.db.transaction().execute((tx) => storeContest(call, tx, addContest.name, columns, { gid: 0 }));
  }),

  implement(updateContest, async (call, { id, version, ...input }) => {
    const { row } = await editContest(call, id);
    const columns = contestColumns(input, row);
    checkRating(call, row, columns, row.gid);
    const saved = await call.db.transaction().execute(async (tx) => {
      const next = await updateContestRow(tx, id, version ?? null, { ...columns, gmt_modified: call.clock.now() });
      if (next === null) return fail('contest.changed');
      if (columns.team_size > 1 && (await hasLargerTeam(tx, id, columns.team_size))) {
        fail('contest.teamsLarger', { max: columns.team_size });
      }
      // what was settled without a rating is settled again
      if (columns.rated && !row.rated) await settleRated(tx, id, call.clock.now());
      if (asksAnew(row, columns)) await updateUnadmitted(tx, id);
      await noteContest(call, tx, updateContest.name, id, told(row), told(columns));
      return next;
    });
    return { version: saved };
  }),

  implement(cloneContest, async (call, { cid }) => {
    const { row } = await editContest(call, cid);
    const title = `${row.title.slice(0, TITLE_MAX - CLONED.length)}${CLONED}`;
    const columns = contestColumns({ ...contestForm(row), title, visible: false, rated: false }, null);
    const origin = { gid: row.gid, source: cid };
    return call.db.transaction().execute((tx) => storeContest(call, tx, cloneContest.name, columns, origin));
  }),

  implement(changeContestVisible, async (call, { cid, visible }) => {
    const { row } = await editContest(call, cid);
    await call.db.transaction().execute(async (tx) => {
      await updateVisible(tx, cid, visible, call.clock.now());
      await noteContest(call, tx, changeContestVisible.name, cid, { visible: row.visible }, { visible });
    });
    return null;
  }),

  implement(deleteContest, async (call, { cid }) => {
    const view = await editContest(call, cid);
    if (!mayDeleteContest(view.viewer, view.facts)) fail('access.denied');
    await call.db.transaction().execute(async (tx) => {
      const row = await findContest(tx, cid);
      if (!row) return fail('contest.unknown');
      await reopenAll(call, tx, cid);
      const submissions = await deleteContestRows(tx, cid);
      await noteContest(call, tx, deleteContest.name, cid, { ...told(row), author: row.author, submissions }, null);
    });
    return null;
  }),
];
