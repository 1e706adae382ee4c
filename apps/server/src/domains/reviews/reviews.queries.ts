import { REVIEW_STATE, type ReviewKind, type ReviewPart, type ReviewState } from '@assay/contract/reviews/review.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

/** What is applied for. */
export interface Subject {
  kind: ReviewKind;
  id: number;
}

/** An application with the names of those who have to do with it. */
export interface Review {
  id: number;
  subject_id: number;
  owner_id: number;
  state: ReviewState;
  applicant_uid: number | null;
  applicant: string;
  message: string;
  reviewer: string;
  reason: string;
  subject_version: number | null;
  gmt_create: Date;
  gmt_decided: Date | null;
}

const NAMED = sql`
  r.id, r.subject_id, r.owner_id, r.state, r.applicant_uid, coalesce(a.username, '') as applicant, r.message,
  coalesce(b.username, '') as reviewer, r.reason, r.subject_version, r.gmt_create, r.gmt_decided`;
const PEOPLE = sql`left join users a on a.uid = r.applicant_uid left join users b on b.uid = r.reviewer_uid`;

/** The last application of something, held until the transaction ends; whoever applies, withdraws or decides holds the subject before. */
export async function lockLastReview(tx: Queryable, { kind, id }: Subject): Promise<Review | null> {
  const { rows } = await sql<Review>`
    select ${NAMED} from reviews r ${PEOPLE}
    where r.kind = ${kind} and r.subject_id = ${id} order by r.id desc limit 1 for update of r`.execute(tx);
  return rows[0] ?? null;
}

/** Whether something waits for a decision. */
export async function isApplying(db: Queryable, { kind, id }: Subject): Promise<boolean> {
  const row = await db
    .selectFrom('reviews')
    .select('id')
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .where('state', '=', REVIEW_STATE.applying)
    .executeTakeFirst();
  return row !== undefined;
}

/** All applications of something, the newest first. */
export async function listReviewsOf(db: Queryable, { kind, id }: Subject): Promise<Review[]> {
  const { rows } = await sql<Review>`
    select ${NAMED} from reviews r ${PEOPLE}
    where r.kind = ${kind} and r.subject_id = ${id} order by r.id desc`.execute(db);
  return rows;
}

/** The last application of each of some things, by their ids; those without any are absent. */
export async function findLastReviews(
  db: Queryable,
  kind: ReviewKind,
  ids: readonly number[],
): Promise<Map<number, Review>> {
  const { rows } = await sql<Review>`
    select distinct on (r.subject_id) ${NAMED} from reviews r ${PEOPLE}
    where r.kind = ${kind} and r.subject_id = any(${ids}::bigint[]) order by r.subject_id, r.id desc`.execute(db);
  return new Map(rows.map((row) => [row.subject_id, row]));
}

export interface ReviewFilter {
  kind: ReviewKind;
  state: ReviewState;
  ownerId: number | undefined;
  /** A condition on the subject `r.subject_id`, by the domain that the kind belongs to; null for none. */
  about: RawBuilder<unknown> | null;
}

/** A page of the queue: what waits, the oldest first, or what was decided, the newest first. */
export async function listReviews(db: Queryable, filter: ReviewFilter, limit: number, offset: number) {
  const { kind, state, ownerId, about } = filter;
  const direction = state === REVIEW_STATE.applying ? sql`asc` : sql`desc`;
  const where = sql`r.kind = ${kind} and r.state = ${state}
    and ${ownerId === undefined ? sql`true` : sql`r.owner_id = ${ownerId}`} and ${about ?? sql`true`}`;
  const [{ rows }, counted] = await Promise.all([
    sql<Review>`select ${NAMED} from reviews r ${PEOPLE} where ${where}
      order by r.id ${direction} limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*) as total from reviews r where ${where}`.execute(db),
  ]);
  return { rows, total: counted.rows[0]!.total };
}

export const insertReview = (
  tx: Queryable,
  review: {
    kind: ReviewKind;
    subject_id: number;
    owner_id: number;
    applicant_uid: number;
    message: string;
    gmt_create: Date;
  },
) => tx.insertInto('reviews').values(review).returning('id').executeTakeFirstOrThrow();

/** Ends an application. */
export const updateReview = (
  tx: Queryable,
  id: number,
  ended: {
    state: ReviewState;
    reviewer_uid?: number;
    reason?: string;
    subject_version?: number;
    snapshot?: string;
    gmt_decided?: Date;
  },
) => tx.updateTable('reviews').set(ended).where('id', '=', id).execute();

/** The parts of something as they were when it was last decided about; null when it never was. */
export async function findSnapshot(db: Queryable, { kind, id }: Subject): Promise<readonly ReviewPart[] | null> {
  const row = await db
    .selectFrom('reviews')
    .select('snapshot')
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .where('snapshot', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (row?.snapshot as readonly ReviewPart[] | null | undefined) ?? null;
}
