import type { FailureCode } from '@assay/contract/errors.ts';

/** Why a comment or reply of this text is refused, or null (DISC-3). */
export function refuseComment(content: string, max: number): FailureCode | null {
  if (content.trim() === '') return 'comment.empty';
  return content.length > max ? 'comment.tooLong' : null;
}
