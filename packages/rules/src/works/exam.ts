import type { FailureCode } from '@assay/contract/errors.ts';
import { isInNetworks } from './networks.ts';

/**
 * How a call has to show that it is about the exam: it needs nothing; names the work, or the venue; a problem of it; a submission in it; is
 * open before one sits there; or follows only topics of it.
 */
type ExamCall = 'free' | 'front' | 'work' | 'venue' | 'problem' | 'submission' | 'topics';

/** All that is open to whoever sits an exam, by name; every other call is closed, also those that come later (WORK-25). */
export const EXAM_CALLS: Readonly<Record<string, ExamCall>> = {
  // who one is, and what frames every page
  getUserAuthInfo: 'free',
  getWebsiteConfig: 'free',
  getLanguages: 'free',
  login: 'free',
  logout: 'free',
  // asked for where people submit
  getCaptcha: 'free',
  getSlidePuzzle: 'free',
  solveSlidePuzzle: 'free',
  // an own test run, whose key nobody guesses
  getTestJudgeResult: 'free',
  getTimedWorkInfo: 'front',
  moveTimedWorkExam: 'front',
  getTimedWorkExamNotes: 'front',
  startTimedWork: 'work',
  endTimedWork: 'work',
  noteTimedWorkExam: 'work',
  getTimedWorkProblemList: 'work',
  getTimedWorkProblemDetail: 'work',
  getTimedWorkAnswers: 'work',
  saveTimedWorkAnswers: 'work',
  getTimedWorkRank: 'work',
  getTimedWorkSubmissionList: 'work',
  submitProblemJudge: 'venue',
  submitProblemTestJudge: 'venue',
  getLastAcCode: 'venue',
  getUserProblemStatus: 'venue',
  getFullScreenProblemList: 'venue',
  getAnswerInput: 'venue',
  getProblemDetail: 'venue',
  getProblemQuestions: 'venue',
  checkSubmissionsStatus: 'venue',
  getProblemCodeTemplate: 'problem',
  getProblemLanguages: 'problem',
  getSubmissionDetail: 'submission',
  getAllCaseResult: 'submission',
  getFirstFailCase: 'submission',
  openStream: 'topics',
};

/** An exam that somebody sits, and where the person is. */
interface ExamSitting {
  /** The session that sits it; null before any does. */
  sessionId: number | null;
  /** Where it may be sat from; empty: anywhere. */
  networks: string;
}

/** Why one may not go on with an exam here, or null: from another session, or from outside of its networks (WORK-23, WORK-24). */
export function refuseExamPlace(
  exam: ExamSitting,
  { sessionId, address }: { sessionId: number; address: string },
): FailureCode | null {
  if (!isInNetworks(address, exam.networks)) return 'work.examNetwork';
  return exam.sessionId === sessionId ? null : 'work.examElsewhere';
}

interface ExamStart {
  exam: boolean;
  /** Whether what the page notices is written down. */
  notes: boolean;
  networks: string;
}

/** Why one may not start an exam, or null: from outside of its networks, or without having agreed to what is written down (WORK-22). */
export function refuseExamStart(
  { exam, notes, networks }: ExamStart,
  { agrees, address }: { agrees: boolean; address: string },
): FailureCode | null {
  if (!exam) return null;
  if (!isInNetworks(address, networks)) return 'work.examNetwork';
  return notes && !agrees ? 'work.examNotAgreed' : null;
}

/** Whether a work becomes an exam, or begins to write down more, after people have started it: they were told otherwise (WORK-22). */
export const changesWhatWasTold = (
  before: Pick<ExamStart, 'exam' | 'notes'>,
  after: Pick<ExamStart, 'exam' | 'notes'>,
): boolean => (after.exam && !before.exam) || (after.exam && after.notes && !(before.exam && before.notes));
