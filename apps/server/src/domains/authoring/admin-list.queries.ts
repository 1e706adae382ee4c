import type { Lang } from '@assay/contract/errors.ts';
import type { Paging } from '@assay/contract/page.ts';
import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import { sql } from 'kysely';
import type { Db, Queryable } from '../../platform/db/database.ts';
import { containing } from '../../platform/db/like.ts';
import { offsetOf } from '../../platform/db/page.ts';
import type { ProblemRow } from '../problems/find.queries.ts';
import { hasWords, isOrWasOf } from '../problems/list/list.queries.ts';
import { isInReview, isOrWasOfPerson, isPublished } from './own/own-problems.queries.ts';

export interface AdminProblemFilter {
  /** Words to find in the problem id, a title or the author's name. */
  keyword?: string | undefined;
  auth?: number | undefined;
  /** Any of these. */
  auths?: readonly number[] | undefined;
  /** Those of the group; null for those of the site. */
  gid: number | null;
  /** Those that a person has or had, in place of both. */
  person?: { uid: number; reviewState: number | null; publicOnly: boolean } | undefined;
  /** With those of the group also the public ones of the site: what its contests choose from (CON-32). */
  withPublic?: boolean | undefined;
  /** Those that a person helps with, in place of all. */
  helpedBy?: number | undefined;
  /** Open problems, those of this author and those that this person helps with alone; null for all. */
  seenBy: number | null;
  /** Source; null means all. */
  oj: string | null;
  /** Leaves out the problems that this contest has already. */
  outsideContest?: number | undefined;
  /** Leaves out the problems that this training has already. */
  outsideTraining?: number | undefined;
  /** Leaves out the problems that this group of a sheet has already. */
  outsideSheetGroup?: number | undefined;
  /** Leaves out the problems that this timed work has already. */
  outsideWork?: number | undefined;
}

const OF_SITE = sql<boolean>`p.owner_kind = 'site'`;
const ofGroupOrPublic = (gid: number) => sql<boolean>`
  (p.group_id = ${gid} or p.auth = ${sql.lit(PROBLEM_AUTH.public)})`;
const ofPerson = ({ uid, reviewState, publicOnly }: NonNullable<AdminProblemFilter['person']>) => sql<boolean>`(
  ${isOrWasOfPerson(uid)}
  and ${reviewState === null ? sql`true` : isInReview(reviewState)}
  and ${publicOnly ? isPublished : sql`true`})`;
const helpedBy = (uid: number) => sql<boolean>`
  exists (select 1 from problem_people pp where pp.pid = p.id and pp.uid = ${uid})`;
const OPEN = [PROBLEM_AUTH.public, PROBLEM_AUTH.group];

function managed(db: Db, filter: AdminProblemFilter) {
  const { keyword, auth, gid, person, helpedBy: helper, auths, withPublic, seenBy, oj } = filter;
  const { outsideContest, outsideTraining, outsideSheetGroup, outsideWork } = filter;
  const words = keyword?.trim();
  return db
    .selectFrom('problems as p')
    .where(
      helper !== undefined
        ? helpedBy(helper)
        : person
          ? ofPerson(person)
          : gid === null
            ? OF_SITE
            : withPublic
              ? ofGroupOrPublic(gid)
              : isOrWasOf(gid),
    )
    .$if(!!words, (query) =>
      query.where((eb) => eb.or([hasWords(words!), eb('p.author', 'ilike', containing(words!))])),
    )
    .$if(auth !== undefined, (query) => query.where('p.auth', '=', auth!))
    .$if(auths !== undefined, (query) => query.where('p.auth', 'in', auths!))
    .$if(seenBy !== null, (query) =>
      query.where((eb) => eb.or([eb('p.auth', 'in', OPEN), eb('p.author_uid', '=', seenBy!), helpedBy(seenBy!)])),
    )
    .$if(oj !== null, (query) => query.where('p.oj', '=', oj!))
    .$if(outsideContest !== undefined, (query) =>
      query.where('p.id', 'not in', (eb) =>
        eb.selectFrom('contest_problems as cp').select('cp.pid').where('cp.cid', '=', outsideContest!),
      ),
    )
    .$if(outsideTraining !== undefined, (query) =>
      query.where('p.id', 'not in', (eb) =>
        eb.selectFrom('training_problems as tp').select('tp.pid').where('tp.tid', '=', outsideTraining!),
      ),
    )
    .$if(outsideSheetGroup !== undefined, (query) =>
      query.where('p.id', 'not in', (eb) =>
        eb.selectFrom('qsheet_problems as qp').select('qp.pid').where('qp.group_id', '=', outsideSheetGroup!),
      ),
    )
    .$if(outsideWork !== undefined, (query) =>
      query.where('p.id', 'not in', (eb) =>
        eb.selectFrom('timed_work_problems as wp').select('wp.pid').where('wp.wid', '=', outsideWork!),
      ),
    );
}

/** One page of the problems of the site or of a group, newest first. */
export const listAdminProblems = (db: Db, filter: AdminProblemFilter, { currentPage, limit }: Paging, lang: Lang) =>
  db
    .selectFrom(
      managed(db, filter)
        .selectAll('p')
        .orderBy('p.id', 'desc')
        .limit(limit)
        .offset(offsetOf({ currentPage, limit }))
        .as('p'),
    )
    .leftJoin('problem_texts as own', (join) => join.onRef('own.pid', '=', 'p.id').on('own.locale', '=', lang))
    .leftJoin('problem_texts as other', (join) => join.onRef('other.pid', '=', 'p.id').on('other.locale', '<>', lang))
    .leftJoin('problem_data as d', 'd.id', 'p.data_version')
    .select([
      'p.id',
      'p.problem_id',
      'p.author',
      'p.author_uid',
      'p.owner_kind',
      'p.owner_id',
      'p.type',
      'p.auth',
      'p.difficulty',
      'p.gmt_create',
      'p.gmt_modified',
      'p.broken_at',
      'p.broken_reason',
      'p.is_paused',
    ])
    .select((eb) => [
      eb.fn.coalesce('own.title', 'other.title', sql<string>`''`).as('title'),
      sql<number>`coalesce(jsonb_array_length(d.cases), 0)`.as('case_count'),
    ])
    .orderBy('p.id', 'desc')
    .execute();

export async function countAdminProblems(db: Db, filter: AdminProblemFilter): Promise<number> {
  const { total } = await managed(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Every editor of the problem must see the change, so it counts as a new version. */
export const updateAuth = (tx: Queryable, pid: number, auth: number, now: Date) =>
  tx
    .updateTable('problems')
    .set((eb) => ({ auth, version: eb('version', '+', 1), gmt_modified: now }))
    .where('id', '=', pid)
    .execute();

/** Holds a problem until the transaction ends, so that no contest takes it up meanwhile. @returns null when it is gone */
export async function lockProblem(
  tx: Queryable,
  pid: number,
): Promise<Pick<ProblemRow, 'auth' | 'owner_kind' | 'owner_id'> | null> {
  const row = await tx
    .selectFrom('problems')
    .select(['auth', 'owner_kind', 'owner_id'])
    .where('id', '=', pid)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Holds several problems, in one order for all who do. */
export const lockProblems = (tx: Queryable, pids: readonly number[]) =>
  pids.length === 0
    ? Promise.resolve([])
    : tx.selectFrom('problems').select('id').where('id', 'in', pids).orderBy('id').forUpdate().execute();

/** Takes submissions, texts, data versions and everything else of the problem along. */
export const deleteProblemRow = (tx: Queryable, pid: number) =>
  tx.deleteFrom('problems').where('id', '=', pid).execute();
