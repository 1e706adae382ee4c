import type { JobReport, ReportedCase } from '@assay/contract/judging/job-report.ts';
import type { Job } from '@assay/contract/judging/jobs.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Push } from '../../../platform/push/push.ts';
import type { Services } from '../../../platform/services.ts';
import type { ClaimedJob } from './claim.queries.ts';

/** A report that ends a job; the others give it back. */
export type FinalReport = Exclude<JobReport, { outcome: 'released' | 'judgeFailure' }>;

/** How a job ended, with what its node worked. */
export interface JobEnd {
  report: FinalReport;
  dataVersion: number | null;
  /** Of the problem; null where it has none. */
  problemVersion: number | null;
  /** Group numbers by case index. */
  groupOf: ReadonlyMap<number, number>;
  /** Name of the node; null when none did it. */
  judger: string | null;
}

/** Cases that a node has judged since it last told of any. */
export interface Progress {
  status: number;
  caseCount: number | null;
  cases: readonly ReportedCase[];
}

/** What a job was about, and how it ended. */
export interface Ended<Id> {
  id: Id;
  end: JobEnd;
}

/** What distinguishes the jobs of one kind, given the ids of what they are about; the rest is the same for all. */
export interface JobRules<Id> {
  /** What a node needs to do these jobs, by job; kinds that share this function are looked up together. One without work is dropped. */
  findWork(db: Queryable, jobs: readonly ClaimedJob[]): Promise<ReadonlyMap<number, Job['work']>>;
  /** A node has it from now on. */
  leased?(push: Push, id: Id, work: Job['work']): void;
  /** A node tells how far it is. */
  progressed?(push: Push, id: Id, progress: Progress, groupOf: JobEnd['groupOf']): void;
  /** These wait again for a node. */
  returned?(services: Services, ids: readonly Id[]): void;
  /** Stores ends of jobs, within the transaction that removes them. */
  record(services: Services, tx: Queryable, ended: readonly Ended<Id>[]): Promise<void>;
  /** Tells those who wait for it, once that is stored. */
  publish?(services: Services, id: Id, end: JobEnd): void;
  /** The judgement that has been recorded; a kind without judgements leaves this out. */
  findJudgement?(tx: Queryable, id: Id): Promise<number | null>;
  /** The end of a job that no node could do; the reason is for administrators. */
  giveUp(reason: string): FinalReport;
}

/** For kinds of jobs whose ends are stored each by itself. */
export const oneByOne =
  <Id>(record: (services: Services, tx: Queryable, ended: Ended<Id>) => Promise<void>): JobRules<Id>['record'] =>
  async (services, tx, ended) => {
    for (const one of ended) await record(services, tx, one);
  };
