import { isFinal, VERDICT } from '@assay/contract/verdict.ts';

/** What decides how much of a submission somebody may see. */
export interface SubmissionFacts {
  isOwner: boolean;
  /** The viewer has an admin role (SUB-20: admin roles may see any code). */
  isStaff: boolean;
  /** The viewer may read the problem's data (`mayReadProblemData`). */
  readsData: boolean;
  /** The owner shared the code. */
  shared: boolean;
  /** The problem allows sharing. */
  codeShare: boolean;
  /** The problem shows its cases. */
  openCaseResult: boolean;
  /** A site switch hides practice code from everybody but staff, its owner included. */
  hideCode: boolean;
  /** The problem asks for the outputs themselves, so that nobody who solves may see the right ones. */
  asksForAnswers: boolean;
  status: number;
}

/** `firstFailing`: that of the first failing case, and of the others what quotes nothing of the data. */
export type CaseNotes = 'all' | 'firstFailing' | 'none';

export interface Visibility {
  code: boolean;
  /** Per-case verdict, time and memory. */
  cases: boolean;
  /** Of which cases the judge's note is shown, which may quote the expected output (SUB-23). */
  caseNotes: CaseNotes;
  /** Input and expected output of the first failing case. */
  failingCase: boolean;
  fileNames: boolean;
  /** `inUse`: a venue runs with the problem, so that its data are closed. */
  reason: 'owner' | 'shared' | 'staff' | 'public' | 'casesClosed' | 'contest' | 'inUse';
}

const WITHOUT_CASES: ReadonlySet<number> = new Set([
  VERDICT.accepted,
  VERDICT.compileError,
  VERDICT.systemError,
  VERDICT.cancelled,
  VERDICT.submitFailed,
]);

/** What a viewer sees of a practice submission (SUB-20). */
export function visibilityOf(facts: SubmissionFacts): Visibility {
  const readsCode = facts.isStaff || (!facts.hideCode && (facts.isOwner || (facts.shared && facts.codeShare)));
  const cases = facts.openCaseResult || facts.isStaff;
  return {
    code: readsCode,
    cases,
    caseNotes: facts.readsData ? 'all' : facts.openCaseResult && facts.isOwner ? 'firstFailing' : 'none',
    failingCase:
      (facts.readsData || (facts.openCaseResult && facts.isOwner && !facts.asksForAnswers)) &&
      isFinal(facts.status) &&
      !WITHOUT_CASES.has(facts.status),
    fileNames: facts.readsData,
    reason: reasonOf(facts),
  };
}

/**
 * The same while a contest, timed work or exam with the problem runs (SUB-23): nothing that tells of the data, wherever and whenever the submission
 * was made, except to those who may read them.
 */
export const visibilityWhileInUse = (see: Visibility): Visibility => ({
  ...see,
  failingCase: false,
  caseNotes: 'none',
  fileNames: false,
  reason: see.caseNotes === 'none' ? see.reason : 'inUse',
});

function reasonOf(facts: SubmissionFacts): Visibility['reason'] {
  if (facts.isStaff) return 'staff';
  if (!facts.openCaseResult) return 'casesClosed';
  if (facts.isOwner) return 'owner';
  return facts.shared && facts.codeShare && !facts.hideCode ? 'shared' : 'public';
}

/** Whether the share flag may be changed: by the owner, on problems that allow it (SUB-21). */
export const mayShare = (facts: Pick<SubmissionFacts, 'isOwner' | 'codeShare'>) => facts.isOwner && facts.codeShare;
