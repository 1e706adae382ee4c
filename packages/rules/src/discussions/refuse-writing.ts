import { DISCUSSION_CONTENT_MAX, DISCUSSION_LINE_MAX } from '@assay/contract/discussions/discussion.ts';
import { Failure } from '@assay/contract/failure.ts';
import { isAdminRole, mayDo, type RoleName } from '@assay/contract/roles.ts';

/** How much somebody may write, and what he must have solved before (DISC-7). */
export interface WritingLimits {
  solved: number;
  perDay: number;
  inAll: number;
}

/** What somebody has done so far. */
export interface Writer {
  role: RoleName;
  /** Problems solved in public. */
  solved: number;
  /** Written within the last 24 hours, also what was deleted since. */
  today: number;
  written: number;
}

/** Why somebody may not begin a discussion, or not comment, or null. Admin roles are held to no limit (DISC-7). */
export function refuseWriting(
  { role, solved, today, written }: Writer,
  limits: WritingLimits,
  what: 'discuss' | 'comment',
): Failure | null {
  if (!mayDo(role, what)) return new Failure('access.denied');
  if (isAdminRole(role)) return null;
  if (solved < limits.solved) return new Failure('discussion.solvedTooFew', { needed: limits.solved, solved });
  if (written >= limits.inAll) return new Failure('discussion.tooMany', { max: limits.inAll });
  return today >= limits.perDay ? new Failure('discussion.tooManyToday', { max: limits.perDay }) : null;
}

interface Texts {
  title: string;
  description: string;
  content: string;
}

const FIELDS = [
  ['title', 'Title', DISCUSSION_LINE_MAX],
  ['description', 'Description', DISCUSSION_LINE_MAX],
  ['content', 'Content', DISCUSSION_CONTENT_MAX],
] as const;

/** Why a discussion can not be saved with these texts, or null (DISC-1). */
export function refuseTexts(texts: Texts): Failure | null {
  for (const [field, name, max] of FIELDS) {
    if (texts[field].trim() === '') return new Failure('discussion.fieldNeeded', { field: name });
    if (texts[field].length > max) return new Failure('discussion.fieldTooLong', { field: name, max });
  }
  return null;
}

/** A title as it is stored: on a problem it begins with the problem's id in brackets, once (DISC-1). */
export function titleOf(title: string, problemId: string | null): string {
  const own = title.trim();
  const prefix = problemId === null ? '' : `[${problemId}]`;
  return own.startsWith(prefix) ? own : `${prefix} ${own}`;
}
