import type { GroupLevel } from '@assay/contract/groups/group.ts';
import type { Venue } from '@assay/contract/venue.ts';
import type { Config } from './config.ts';
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

/** Something that somebody did with a group. */
interface GroupEvent {
  gid: number;
  name: string;
  /** Who did it; of a change of membership that is the member, too, who joins, applies or leaves. */
  byUid: number;
}

/**
 * What happened, for domains higher up that want to react. `events.ts` is the table of who reacts to what; all
 * reactions run in the transaction of the event, so that they happen with it or not at all.
 */
export interface SignalMap {
  /** Submissions got other current judgements: one that a node reported, or thousands at once when a set is applied. */
  'submissions.judged': readonly JudgedSubmission[];
  /** A rejudge set was applied or undone; its submissions have other results since. `stood`: which results of it stood until then. */
  'rejudge.decided': { setId: number; byUid: number; at: Date; stood: 'old' | 'undone' };
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
  /** A problem is about to be deleted, with all that refers to it. */
  'problem.deleted': { pid: number };
  /** A problem got another display id. */
  'problem.renamed': { pid: number; problemId: string };
  /** A user got another user name, which stands in rows of other domains. */
  'account.renamed': { uid: number; before: string; username: string };
  /** An account was erased; what else of the person must go, goes now. It has an anonymous name already. */
  'account.erased': { uid: number };
  /** A user checked in for the first time on a calendar day (`YYYY-MM-DD`) and earned coins. */
  'account.checkedIn': { uid: number; day: string; coins: number };
  /** Somebody applied to a group, came into it, rose or fell in it, was refused or left it. */
  'group.memberChanged': GroupEvent & {
    uid: number;
    before: GroupLevel;
    after: GroupLevel;
  };
  /** A group was disbanded: nobody finds it any more, and its rows are kept for a while. */
  'group.disbanded': GroupEvent;
  /** A disbanded group was brought back. */
  'group.restored': GroupEvent;
  /** A group was offered to the member who shall own it. */
  'group.offered': GroupEvent & { toUid: number };
  /** A group has another owner, who accepted the offer. */
  'group.ownerChanged': GroupEvent & { before: number | null; after: number };
  /** A contest is over, its board is open and all is judged; told again when results changed. Results of everybody with a place. */
  'contest.settled': {
    cid: number;
    title: string;
    /** `tried`: something of the person was judged. */
    results: readonly { uid: number; points: number; place: number; tried: boolean }[];
  };
  /** A disbanded group is about to be deleted with all that is its own. */
  'group.swept': { gid: number };
}

export interface Signals {
  emit<Name extends keyof SignalMap>(name: Name, event: SignalMap[Name], tx: Queryable): Promise<void>;
}

/** What of the site's configuration reactions go by. */
export type ReactingSite = Pick<Config, 'timeZone'>;

export type Reactions = {
  readonly [Name in keyof SignalMap]: readonly ((
    event: SignalMap[Name],
    tx: Queryable,
    site: ReactingSite,
  ) => Promise<void>)[];
};

export const createSignals = (reactions: Reactions, site: ReactingSite): Signals => ({
  async emit(name, event, tx) {
    for (const react of reactions[name]) await react(event, tx, site);
  },
});
