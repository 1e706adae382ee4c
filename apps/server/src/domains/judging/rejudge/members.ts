import type { Queryable } from '../../../platform/db/database.ts';
import { type Found, recordBeside } from '../judgements/judgements.ts';
import { findMember, updateMember } from './members.queries.ts';

/** Stores what a node found for a member of a rejudge set, beside the result that counts. */
export async function recordMember(tx: Queryable, memberId: number, found: Found): Promise<void> {
  const submissionId = await findMember(tx, memberId);
  const judgementId = submissionId === null ? null : await recordBeside(tx, submissionId, found);
  if (judgementId !== null) await updateMember(tx, memberId, judgementId);
}
