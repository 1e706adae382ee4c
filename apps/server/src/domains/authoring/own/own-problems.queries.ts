import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import { REVIEW_STATE } from '@assay/contract/reviews/review.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

/** Problems `p` that a person has, or had before they were published. */
export const isOrWasOfPerson = (uid: number): RawBuilder<boolean> => sql<boolean>`
  (p.person_uid = ${uid} or exists (
    select 1 from reviews was where was.kind = 'userProblem' and was.subject_id = p.id
      and was.owner_id = ${uid} and was.state = ${sql.lit(REVIEW_STATE.passed)}))`;

/** Problems `p` whose last application by a person is in a state; published ones only while they are. */
export const isInReview = (state: number): RawBuilder<boolean> => sql<boolean>`
  (select last.state from reviews last where last.kind = 'userProblem' and last.subject_id = p.id
    order by last.id desc limit 1) = ${state}`;

export const isPublished: RawBuilder<boolean> = sql<boolean>`p.auth = ${sql.lit(PROBLEM_AUTH.public)}`;

/** The user who goes by a name, in any letter case. */
export async function findAuthor(db: Queryable, username: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('users')
    .select('uid')
    .where(sql<boolean>`username_key in (lower(${username}), lower(${username.normalize('NFKC')}))`)
    .executeTakeFirst();
  return row?.uid;
}
