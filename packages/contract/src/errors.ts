import { Failure } from './failure.ts';
import { ACCESS_FAILURES } from './failures/access.ts';
import { ACCOUNT_FAILURES } from './failures/accounts.ts';
import { AI_FAILURES } from './failures/ai.ts';
import { ASSIGNMENT_FAILURES } from './failures/assignments.ts';
import { CATALOG_FAILURES } from './failures/catalog.ts';
import { CERTIFICATE_FAILURES } from './failures/certificates.ts';
import { COIN_FAILURES } from './failures/coins.ts';
import { COMMENT_FAILURES } from './failures/comments.ts';
import { CONTEST_FAILURES } from './failures/contests.ts';
import { DRAWING_FAILURES } from './failures/drawings.ts';
import { EXTERNAL_FAILURES } from './failures/external.ts';
import { GROUP_FAILURES } from './failures/groups.ts';
import { HINT_FAILURES } from './failures/hints.ts';
import { JUDGING_FAILURES } from './failures/judging.ts';
import { MEDAL_FAILURES } from './failures/medals.ts';
import { MESSAGE_FAILURES } from './failures/messages.ts';
import { MODERATION_FAILURES } from './failures/moderation.ts';
import { NOTE_FAILURES } from './failures/notes.ts';
import { PROBLEM_FAILURES } from './failures/problems.ts';
import { QSHEET_FAILURES } from './failures/qsheets.ts';
import { READER_FAILURES } from './failures/readers.ts';
import { REQUEST_FAILURES } from './failures/request.ts';
import { REWARD_FAILURES } from './failures/rewards.ts';
import { SIMILARITY_FAILURES } from './failures/similarity.ts';
import { SITE_FAILURES } from './failures/site.ts';
import { SUBMISSION_FAILURES } from './failures/submissions.ts';
import { TEST_DATA_FAILURES } from './failures/testdata.ts';
import { TICKET_FAILURES } from './failures/tickets.ts';
import { TRAINING_FAILURES } from './failures/trainings.ts';
import { TUTORIAL_FAILURES } from './failures/tutorials.ts';
import { WORK_FAILURES } from './failures/works.ts';
import { REMOTE_FAILURE_TEXTS } from './remote/failures.ts';
import { waitWords } from './wait.ts';
import { type Lang, type Params, type Words, wordsIn, wordsWith } from './words.ts';

export type { Lang } from './words.ts';

/**
 * Every refusal the product can utter: HTTP status and the sentence in both languages. `{name}` is filled from the
 * failure's parameters. Domain code throws `fail(code)`; the HTTP layer alone turns it into the envelope.
 */
export const FAILURES = {
  ...REQUEST_FAILURES,
  ...READER_FAILURES,
  ...ACCESS_FAILURES,
  ...ACCOUNT_FAILURES,
  ...CATALOG_FAILURES,
  ...PROBLEM_FAILURES,
  ...TEST_DATA_FAILURES,
  ...SUBMISSION_FAILURES,
  ...CONTEST_FAILURES,
  ...CERTIFICATE_FAILURES,
  ...COIN_FAILURES,
  ...MEDAL_FAILURES,
  ...TICKET_FAILURES,
  ...AI_FAILURES,
  ...REWARD_FAILURES,
  ...COMMENT_FAILURES,
  ...MODERATION_FAILURES,
  ...GROUP_FAILURES,
  ...REMOTE_FAILURE_TEXTS,
  ...TRAINING_FAILURES,
  ...QSHEET_FAILURES,
  ...ASSIGNMENT_FAILURES,
  ...SIMILARITY_FAILURES,
  ...WORK_FAILURES,
  ...JUDGING_FAILURES,
  ...SITE_FAILURES,
  ...EXTERNAL_FAILURES,
  ...MESSAGE_FAILURES,
  ...NOTE_FAILURES,
  ...DRAWING_FAILURES,
  ...TUTORIAL_FAILURES,
  ...HINT_FAILURES,
} as const;

export type FailureCode = keyof typeof FAILURES;

/** What fills the holes: a failure that knows the `seconds` to wait says them as `{wait}`. */
const holesOf = (params: Params): Params =>
  typeof params.seconds === 'number' ? { ...params, wait: waitWords(params.seconds) } : params;

/** HTTP status of a failure. */
export const failureStatus = (code: FailureCode): number => FAILURES[code].status;

/** The sentence of a failure in one language, its holes filled. */
export const failureText = (code: FailureCode, lang: Lang, params: Params = {}): string =>
  wordsIn(FAILURES[code], lang, holesOf(params));

/** {@link failureText} in both languages. */
export const failureWords = (code: FailureCode, params: Params = {}): Words =>
  wordsWith(FAILURES[code], holesOf(params));

/** Refuses. */
export const fail = (code: FailureCode, params?: Params, detail?: string): never => {
  throw new Failure(code, params, detail);
};
