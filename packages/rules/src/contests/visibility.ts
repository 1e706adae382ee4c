import {
  CONTEST_STATUS,
  CONTEST_TYPE,
  type ContestStatus,
  type ContestType,
} from '@assay/contract/contests/contest.ts';
import { isFinal, VERDICT } from '@assay/contract/verdict.ts';
import { hidesOwnResults } from './seal.ts';

/** What decides how much of a contest is seen now, apart from who looks at what. */
export interface ContestMoment {
  type: ContestType;
  status: ContestStatus;
  /** `isSealed` of this moment. */
  sealed: boolean;
  /** Contest time of the seal; null without one. */
  sealMs: number | null;
}

/** One contest submission and who looks at it. */
export interface ContestSubmissionFacts extends ContestMoment {
  /** Contest time of the receipt. */
  atMs: number;
  judgeStatus: number;
  /** Made by the viewer or a member of the viewer's team. */
  isOwner: boolean;
  isContestAdmin: boolean;
  /** The contest opens code to who took part in it, and the viewer did (CON-42). */
  readsCode: boolean;
  /** The problem shows its cases. */
  openCaseResult: boolean;
}

/** Which fields of a contest submission are sent; `status` and `score` are what is shown in their place. */
export interface ContestSubmissionVisibility {
  /** Whether the submission has a page for this viewer at all; if not, calls by its id answer like a missing one. */
  detail: boolean;
  /** The real status; -5 in its place when false. */
  result: boolean;
  score: boolean;
  /** Time, memory and code length. */
  figures: boolean;
  code: boolean;
  errorMessage: boolean;
  /** Per-case verdict, time and memory. */
  cases: boolean;
  /** Judge's notes, input and expected output of the first failing case. */
  failingCase: boolean;
  fileNames: boolean;
}

/**
 * Whether a result is hidden now: the submission was made under a seal that still holds, and it is another's, or a
 * contestant's own in an OI contest (CON-41). Lists, filters by status, counts, the
 * push stream and exports must all ask this; a filter by status must compare with what is shown (T-IDOR-3).
 */
export function isResultHidden(
  moment: ContestMoment,
  submission: { atMs: number; isOwner: boolean; isContestAdmin: boolean },
): boolean {
  if (submission.isContestAdmin || !moment.sealed || submission.atMs < (moment.sealMs ?? 0)) return false;
  return !submission.isOwner || hidesOwnResults(moment.type, moment.sealed);
}

/** The status that is sent: the real one, or "submitted, result unknown". */
export const shownStatus = (judgeStatus: number, hidden: boolean) => (hidden ? VERDICT.unknown : judgeStatus);

/**
 * For queries: rows from this contest time on count as "unknown" for this viewer, own ones too or not; null when nothing
 * is hidden. The same decision as {@link isResultHidden}, for SQL that filters by status or counts.
 */
export function hiddenRows(moment: ContestMoment, isContestAdmin: boolean): { fromMs: number; ownToo: boolean } | null {
  if (isContestAdmin || !moment.sealed) return null;
  return { fromMs: moment.sealMs ?? 0, ownToo: hidesOwnResults(moment.type, moment.sealed) };
}

const NOTHING: ContestSubmissionVisibility = {
  detail: false,
  result: false,
  score: false,
  figures: false,
  code: false,
  errorMessage: false,
  cases: false,
  failingCase: false,
  fileNames: false,
};

/**
 * What a viewer who may enter sees of a contest submission (CON-40; T-IDOR-1, T-IDOR-2, T-LEAK-2):
 *
 * | | contest admin | owner | another |
 * |---|---|---|---|
 * | result | always | unless OI is sealed | unless made under a seal that holds |
 * | figures | always | with the result | with the result, after the contest |
 * | code | always | always | who took part, after the contest, where it is opened |
 * | cases | always | with the result; ACM: after the contest | with the result, after the contest |
 * | failing case | always | after the contest | never |
 */
export function visibilityOfContestSubmission(facts: ContestSubmissionFacts): ContestSubmissionVisibility {
  const { isOwner, isContestAdmin, openCaseResult, judgeStatus } = facts;
  if (isContestAdmin) {
    return {
      detail: true,
      result: true,
      score: true,
      figures: true,
      code: true,
      errorMessage: true,
      cases: true,
      failingCase: isFailure(judgeStatus),
      fileNames: true,
    };
  }
  const result = !isResultHidden(facts, facts);
  const over = facts.status === CONTEST_STATUS.ended && !facts.sealed;
  if (!isOwner) {
    const code = over && facts.readsCode;
    return { ...NOTHING, detail: over, result, score: result, figures: over, code, cases: over && openCaseResult };
  }
  const feedback = result && (over || facts.type !== CONTEST_TYPE.acm);
  return {
    detail: true,
    result,
    score: result,
    figures: result,
    code: true,
    errorMessage: result,
    cases: feedback && openCaseResult,
    failingCase: over && openCaseResult && isFailure(judgeStatus),
    fileNames: false,
  };
}

const NO_CASES: ReadonlySet<number> = new Set([
  VERDICT.accepted,
  VERDICT.compileError,
  VERDICT.systemError,
  VERDICT.cancelled,
  VERDICT.submitFailed,
]);

const isFailure = (status: number) => isFinal(status) && !NO_CASES.has(status);

/** What is sent of a contest problem besides its statement. */
export interface ContestProblemVisibility {
  /** Source, author, difficulty and tags tell what the problem is about: blank until the end (CON-13). */
  origin: boolean;
  /** Whose counters to send: of the real or of the sealed board (CON-44; T-IDOR-4). */
  counts: 'real' | 'sealed';
  /** The viewer's own status and score of the problem; -5 when hidden. */
  ownResult: boolean;
  /** Statistics of all submissions, tutorials, discussion, notes of others, AI help: not during a contest (T-IDOR-7). */
  outside: boolean;
}

export function visibilityOfContestProblem(moment: ContestMoment, isContestAdmin: boolean): ContestProblemVisibility {
  const over = moment.status === CONTEST_STATUS.ended && !moment.sealed;
  return {
    origin: isContestAdmin || moment.status === CONTEST_STATUS.ended,
    counts: moment.sealed && !isContestAdmin ? 'sealed' : 'real',
    ownResult: isContestAdmin || !hidesOwnResults(moment.type, moment.sealed),
    outside: isContestAdmin || over,
  };
}
