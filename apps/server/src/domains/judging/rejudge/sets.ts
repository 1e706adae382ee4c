import { fail } from '@assay/contract/errors.ts';
import {
  addRejudgeSet,
  applyRejudgeSet,
  cancelRejudgeSet,
  countRejudge,
  getRejudgeChanges,
  getRejudgeSet,
  getRejudgeSetList,
  REJUDGE_SUBMISSIONS_MAX,
  type RejudgeSetRow,
  undoRejudgeSet,
} from '@assay/contract/judging/rejudge-sets.ts';
import type { InputOf } from '@assay/contract/op.ts';
import { venueOf, wireOf } from '@assay/contract/venue.ts';
import { noteAct } from '../../../platform/audit/note-act.ts';
import { offsetOf } from '../../../platform/db/page.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { findProblemFor } from '../../problems/find.ts';
import { insertMemberJobs } from '../queue/queue.queries.ts';
import { countChanges, countMembers, findTransitions, listChanges } from './changes.queries.ts';
import {
  countFitting,
  countSets,
  findWaitingLanguages,
  insertSet,
  listActs,
  listSets,
  type RejudgeFilter,
  subjectOf,
} from './sets.queries.ts';

/** The filter in database ids; a set that says nothing about where to look is refused. */
async function filterOf(call: Call, input: InputOf<typeof countRejudge>): Promise<RejudgeFilter> {
  const { submitIds, pid, problemId, cid, status, languages } = input;
  if (!submitIds && !pid && !problemId && !cid) fail('rejudge.tooWide');
  const problem =
    pid || problemId ? await findProblemFor(call.db, call.viewer, pid ? { pid } : { problemId: problemId! }) : null;
  const venue = cid ? venueOf({ cid }) : undefined;
  return {
    submitIds,
    pid: problem?.id,
    problemId: problem?.problem_id,
    venue,
    status,
    languages,
  };
}

const count = implement(countRejudge, async (call, input) => ({
  count: await countFitting(call.db, input.kind, await filterOf(call, input)),
}));

const add = implement(addRejudgeSet, async (call, input) => {
  const filter = await filterOf(call, input);
  const { kind, reason } = input;
  const made = await call.db.transaction().execute(async (tx) => {
    const size = await countFitting(tx, kind, filter);
    if (size === 0) fail('rejudge.nothing');
    if (size > REJUDGE_SUBMISSIONS_MAX) fail('rejudge.tooMany', { count: size, max: REJUDGE_SUBMISSIONS_MAX });
    const setId = await insertSet(tx, { kind, filter, reason, uid: viewerOf(call).uid });
    await insertMemberJobs(tx, setId);
    await noteAct(call, tx, {
      action: addRejudgeSet.name,
      subject: subjectOf(setId),
      before: null,
      after: { kind, reason, count: size, ...filter },
    });
    return { setId, count: size };
  });
  for (const language of await findWaitingLanguages(call.db, made.setId)) call.work.ring(language);
  return made;
});

const shown = (row: Awaited<ReturnType<typeof listSets>>[number]): RejudgeSetRow => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  reason: row.reason,
  by: row.by ?? '',
  problemId: row.problem_id ?? row.filter.problemId ?? null,
  pid: row.filter.pid ?? null,
  cid: (row.filter.venue && wireOf(row.filter.venue).cid) ?? null,
  status: row.filter.status ?? [],
  languages: row.filter.languages ?? [],
  total: row.total,
  done: row.done,
  gmtCreate: row.gmt_create.toISOString(),
  gmtApplied: row.gmt_applied?.toISOString() ?? null,
  gmtEnded: row.gmt_ended?.toISOString() ?? null,
});

const list = implement(getRejudgeSetList, async (call, { cid, currentPage, limit }) => {
  const venue = cid ? venueOf({ cid }) : undefined;
  return {
    records: (await listSets(call.db, { venue, limit, offset: offsetOf({ currentPage, limit }) })).map(shown),
    total: await countSets(call.db, venue),
    size: limit,
    current: currentPage,
  };
});

/** What the acts of staff that are noted about a set made of it. */
const ACTS: Record<string, 'made' | 'applied' | 'cancelled' | 'undone' | undefined> = {
  [addRejudgeSet.name]: 'made',
  [applyRejudgeSet.name]: 'applied',
  [cancelRejudgeSet.name]: 'cancelled',
  [undoRejudgeSet.name]: 'undone',
};

const one = implement(getRejudgeSet, async (call, { setId }) => {
  const [row] = await listSets(call.db, { setId });
  if (!row) return fail('rejudge.unknown');
  const { failed, stale, changing, applied } = await countMembers(call.db, setId);
  return {
    ...shown(row),
    changes: await findTransitions(call.db, setId),
    failed,
    stale: row.state === 'open' ? stale : 0,
    changing: row.state === 'open' ? changing : 0,
    applied,
    acts: (await listActs(call.db, subjectOf(setId))).flatMap(({ action, by, reason, at }) => {
      const act = ACTS[action];
      return act ? [{ act, by: by ?? '', reason: reason ?? '', gmtCreate: at.toISOString() }] : [];
    }),
  };
});

const changes = implement(
  getRejudgeChanges,
  async (call, { setId, show = 'changed', from, to, currentPage, limit }) => {
    const [set] = await listSets(call.db, { setId });
    if (!set) return fail('rejudge.unknown');
    const filter = { setId, show, from, to };
    const rows = await listChanges(call.db, filter, { limit, offset: offsetOf({ currentPage, limit }) });
    return {
      records: rows.map((row) => ({
        submitId: row.submitId,
        username: row.username,
        displayPid: row.displayPid,
        language: row.language,
        before: { status: row.b_status, score: row.b_score, time: row.b_time, memory: row.b_memory },
        after:
          row.a_status === null
            ? null
            : { status: row.a_status, score: row.a_score, time: row.a_time, memory: row.a_memory },
        isStale: set.state === 'open' && row.isStale,
        applied: row.applied,
      })),
      total: await countChanges(call.db, filter),
      size: limit,
      current: currentPage,
    };
  },
);

export const rejudgeSetCalls: Implementation[] = [count, add, list, one, changes];
