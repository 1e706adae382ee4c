import type { CaseMode } from '@assay/contract/problems/problem.ts';
import type { Venue } from '@assay/contract/venue.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { ownerOf } from '../problems/facts.ts';
import { FILE_IO_COLUMNS, fileIoOf } from '../problems/testdata/file-io.ts';
import { inVenue, venueOfRow } from '../venues/venues.queries.ts';

/** What deciding and showing a submission needs beyond its list row. */
export async function findSubmissionFacts(db: Queryable, submitId: number) {
  const row = await db
    .selectFrom('submissions as s')
    .innerJoin('problems as p', 'p.id', 's.pid')
    .leftJoin('languages as l', (join) => join.onRef('l.name', '=', 's.language').onRef('l.oj', '=', 'p.oj'))
    .leftJoin('coin_ledger as coins', (join) =>
      join
        .onRef('coins.uid', '=', 's.uid')
        .on('coins.reason', '=', 'first-accept')
        .on((eb) => eb('coins.subject', '=', eb.cast<string>('s.pid', 'text'))),
    )
    .leftJoin('solved_problems as solved', 'solved.submission_id', 's.id')
    .select([
      's.id',
      's.uid',
      's.pid',
      's.venue_kind',
      's.venue_id',
      's.group_id',
      's.virtual_id',
      's.status',
      's.is_practice',
      's.received_at',
      's.share',
      's.code',
      's.language',
      'p.problem_id',
      'p.auth',
      'p.author_uid',
      'p.owner_kind',
      'p.owner_id',
      'p.code_share',
      'p.open_case_result',
      'p.judge_mode',
      'p.judge_case_mode',
      'p.data_version',
      'p.time_limit_ms',
      'p.memory_limit_mb',
      'p.stack_limit_mb',
      'p.is_remote',
      'l.time_factor',
      'l.memory_factor',
      'coins.delta as coins',
      'solved.submission_id as solved_by',
      ...FILE_IO_COLUMNS,
    ])
    .where('s.id', '=', submitId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    submitId: row.id,
    uid: row.uid,
    pid: row.pid,
    venue: venueOfRow(row),
    virtualId: row.virtual_id,
    status: row.status,
    isPractice: row.is_practice,
    receivedAt: row.received_at,
    share: row.share,
    code: row.code,
    language: row.language,
    problemId: row.problem_id,
    auth: row.auth,
    authorUid: row.author_uid,
    owner: ownerOf(row),
    codeShare: row.code_share,
    openCaseResult: row.open_case_result,
    judgeMode: row.judge_mode,
    caseMode: row.judge_case_mode as CaseMode,
    dataVersion: row.data_version,
    limits: { timeMs: row.time_limit_ms, memoryMb: row.memory_limit_mb, stackMb: row.stack_limit_mb },
    factors: { timeFactor: row.time_factor ?? 1, memoryFactor: row.memory_factor ?? 1 },
    isRemote: row.is_remote,
    fileIo: fileIoOf(row),
    coins: row.solved_by === null ? null : row.coins,
  };
}
export type SubmissionFactsRow = NonNullable<Awaited<ReturnType<typeof findSubmissionFacts>>>;

export async function updateShare(db: Queryable, submitId: number, share: boolean): Promise<void> {
  await db.updateTable('submissions').set({ share }).where('id', '=', submitId).execute();
}

/** The own last accepted submission of a problem in a venue, or in a participation for itself there. */
export async function findLastAccepted(
  db: Queryable,
  uid: number,
  pid: number,
  { venue, virtualId }: { venue: Venue; virtualId: number | null },
) {
  const row = await db
    .selectFrom('submissions')
    .select(['id', 'code', 'language'])
    .where('uid', '=', uid)
    .where('pid', '=', pid)
    .where('status', '=', 0)
    .where(inVenue(venue, 'submissions'))
    .where('virtual_id', virtualId === null ? 'is' : '=', virtualId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
