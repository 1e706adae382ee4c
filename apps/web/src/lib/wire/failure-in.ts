import type { Failure } from '@assay/contract/failure.ts';
import { currentLang } from '../lang.ts';

let words: typeof import('@assay/contract/errors.ts') | null = null;

/** Fetches the words of all refusals: beside a page that checks before it sends, for its first paint needs none. */
export const loadFailureWords = async (): Promise<void> => {
  words = await import('@assay/contract/errors.ts');
};
void loadFailureWords().catch(() => {});

/** What a rule refuses, in the words of the page: for what is checked before it is sent. */
export const failureIn = ({ code, params }: Pick<Failure, 'code'> & Partial<Pick<Failure, 'params'>>): string =>
  words?.failureText(code, currentLang(), params) ?? code;
