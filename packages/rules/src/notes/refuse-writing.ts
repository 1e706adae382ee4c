import type { FailureCode } from '@assay/contract/errors.ts';
import { Failure } from '@assay/contract/failure.ts';
import { CONTENT_MAX, TITLE_MAX } from '@assay/contract/notes/note.ts';

/** What is written: each names its faults in words of its own. */
type Written = 'note' | 'tutorial';

type Fault = 'titleNeeded' | 'titleTooLong' | 'contentNeeded' | 'contentTooLong';

/** The refusals of one kind of text, by the field beside which they stand. */
export const writingFaults = (kind: Written): Partial<Record<FailureCode, 'title' | 'content'>> => ({
  [`${kind}.titleNeeded`]: 'title',
  [`${kind}.titleTooLong`]: 'title',
  [`${kind}.contentNeeded`]: 'content',
  [`${kind}.contentTooLong`]: 'content',
});

/** Why a note or a tutorial is refused as it is written (NOTE-1); null when it is not. */
export function refuseWriting(kind: Written, { title, content }: { title: string; content: string }): Failure | null {
  const refused = (fault: Fault, max?: number) => new Failure(`${kind}.${fault}`, max === undefined ? {} : { max });
  if (title.trim() === '') return refused('titleNeeded');
  if (title.length > TITLE_MAX) return refused('titleTooLong', TITLE_MAX);
  if (content.trim() === '') return refused('contentNeeded');
  return content.length > CONTENT_MAX ? refused('contentTooLong', CONTENT_MAX) : null;
}
