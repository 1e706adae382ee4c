import type { JobReport, ReportedCase } from '@assay/contract/judging/job-report.ts';
import type { SubmissionJob, TestRunJob } from '@assay/contract/judging/jobs.ts';
import type { Toolchain } from '../languages/toolchain.ts';
import type { BlobSink, Testdata } from '../platform/testdata.ts';
import type { Compiler } from '../steps/compile.ts';
import type { Interactions } from '../steps/interact.ts';
import type { PassFolders } from '../steps/pass-folder.ts';
import type { Runner } from '../steps/run-case.ts';
import type { Checkers } from '../steps/run-checker.ts';

/** What a mode may use. It knows steps, not how a job came here or where its report goes. */
export interface JudgeTools {
  compiler: Compiler;
  runner: Runner;
  testdata: Testdata;
  /** Takes files that a job made. */
  files: BlobSink;
  checkers: Checkers;
  interactions: Interactions;
  passFolders: PassFolders;
}

/** One job as a mode sees it. */
export interface Task<Work> {
  work: Work;
  toolchain: Toolchain;
  /** Any language by name, if this node offers it: for the jury's own programs. */
  toolchainOf: (language: string) => Toolchain | undefined;
  /** Fires when the result is no longer wanted; the mode may stop at any point. */
  signal: AbortSignal;
  progress: Progress;
}

/** Told as it goes; never waited for. */
export interface Progress {
  /** The program is compiled; now its cases run. */
  judging(caseCount: number): void;
  caseDone(one: ReportedCase): void;
  /** What is left takes some tens of milliseconds: it is time to ask for the next job. Said at most once. */
  nearlyOver(): void;
}

/** Judges one kind of job. Throws for failures of the judge; everything about the program is in the report. */
export type Mode<Work> = (task: Task<Work>, tools: JudgeTools) => Promise<JobReport>;

export type SubmissionMode = Mode<SubmissionJob>;
export type TestRunMode = Mode<TestRunJob>;
