import type { SentOf } from '@assay/contract/op.ts';
import type { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { isApiError } from '../../../../lib/api-error.ts';
import { readStored, writeStored } from '../../../../lib/storage/storage.ts';

export type Content = Omit<SentOf<typeof submitProblemJudge>, 'key'>;

/** A submission that may not have arrived. Whoever sends it again does so with its key, by which the server knows it. */
export interface Unsent {
  key: string;
  uid: number;
  content: Content;
}

const NO_ANSWER: ReadonlySet<number> = new Set([0, 502, 504]);
/** Whether a submission may have arrived or not: nobody knows. */
export const isUnanswered = (error: unknown): boolean => isApiError(error) && NO_ANSWER.has(error.status);

/** Keys that a page of this tab is sending just now. */
export const sending = new Set<string>();
export const UNSENT = 'unsent-submissions';
/** Nobody clicks so often without a network. */
const KEPT_MAX = 20;

export function readUnsent(): readonly Unsent[] {
  try {
    const list: unknown = JSON.parse(readStored(UNSENT) ?? '[]');
    return Array.isArray(list) ? (list as Unsent[]).filter(({ key, content }) => key && content) : [];
  } catch {
    return [];
  }
}

const write = (list: readonly Unsent[]) =>
  writeStored(UNSENT, list.length === 0 ? null : JSON.stringify(list.slice(-KEPT_MAX)));

/** Keeps a submission from before it is sent until its answer comes, through closed tabs and lost networks. */
export const keepUnsent = (unsent: Unsent): void =>
  write([...readUnsent().filter(({ key }) => key !== unsent.key), unsent]);

export const dropUnsent = (key: string): void => write(readUnsent().filter((one) => one.key !== key));

/** The key of the same submission of the same person, if one may not have arrived. */
export function unsentKey(uid: number, content: Content): string | undefined {
  const same = JSON.stringify(content);
  return readUnsent().find((one) => one.uid === uid && JSON.stringify(one.content) === same)?.key;
}
