import type { Venue } from '@assay/contract/venue.ts';
import type { Queryable } from './db/database.ts';

/** `before` is the status of the judgement that was current until now; null, and `first`, when there was none. */
export interface JudgedSubmission {
  submissionId: number;
  uid: number;
  pid: number;
  venue: Venue;
  before: number | null;
  after: number;
  first: boolean;
}

/**
 * What happened, for domains higher up that want to react. `events.ts` is the table of who reacts to what; all
 * reactions run in the transaction of the event, so that they happen with it or not at all.
 */
export interface SignalMap {
  /** Submissions got other current judgements: one that a node reported, or thousands at once when a set is applied. */
  'submissions.judged': readonly JudgedSubmission[];
  /** A submission was deleted. */
  'submission.deleted': {
    submissionId: number;
    uid: number;
    pid: number;
    venue: Venue;
    before: number | null;
  };
  /** A problem was made public or hidden; also told when a save left that as it was. */
  'problem.shown': { pid: number; isPublic: boolean };
  /** A problem got another display id. */
  'problem.renamed': { pid: number; problemId: string };
  /** A user checked in for the first time on a calendar day (`YYYY-MM-DD`) and earned coins. */
  'account.checkedIn': { uid: number; day: string; coins: number };
}

export interface Signals {
  emit<Name extends keyof SignalMap>(name: Name, event: SignalMap[Name], tx: Queryable): Promise<void>;
}

export type Reactions = {
  readonly [Name in keyof SignalMap]: readonly ((event: SignalMap[Name], tx: Queryable) => Promise<void>)[];
};

export const createSignals = (reactions: Reactions): Signals => ({
  async emit(name, event, tx) {
    for (const react of reactions[name]) await react(event, tx);
  },
});
