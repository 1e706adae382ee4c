import type { Lang } from '@assay/contract/errors.ts';
import type { DataOf } from '@assay/contract/op.ts';
import type { getProblemDetail } from '@assay/contract/problems/detail.ts';
import type { JudgeMode } from '@assay/contract/problems/judge-modes.ts';
import type { ProblemOwner } from '@assay/contract/problems/owner.ts';
import type { RemoteSiteCode } from '@assay/contract/remote/sites.ts';
import type { SubmissionRow } from '@assay/contract/submissions/submission.ts';
import { VENUE_KINDS, type Venue, type VenueKind } from '@assay/contract/venue.ts';
import type { Visibility } from '@assay/rules/submissions/access.ts';
import type { RawBuilder } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import type { Call, Viewer } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import type { SignalMap } from '../../platform/signals.ts';

/** What somebody who is inside of a venue may look up of the own work. */
export interface Entered {
  /** Whether the own results are shown now. */
  ownResult: boolean;
  /** The participation for itself that the viewer is in, whose submissions stand apart from the others. */
  virtualId: number | null;
}

/** What somebody reached at a problem of a venue, as far as it is shown now. */
export interface OwnResult {
  status: number;
  score: number | null;
}

/** A problem as the line of problems beside an open one shows it. */
export interface VenueProblem extends OwnResult {
  pid: number;
  displayId: string;
  title: string;
}

/** How a problem's page is asked for. */
export interface ProblemWording {
  /** The wanted language of the statement, and that of the words around it. */
  locale: Lang;
  lang: Lang;
  /** Counters and results of after the venue's end, too. */
  containsEnd: boolean;
}

/** A problem where it stands, with what decides whether it may be solved: all that a receipt asks of it. */
export interface SolvableProblem {
  id: number;
  problemId: string;
  auth: number;
  /** Null when the author's account is gone. */
  authorUid: number | null;
  owner: ProblemOwner;
  judgeMode: JudgeMode;
  dataVersion: number | null;
  /** The remote judge that judges it, null when this site does. */
  remote: RemoteSiteCode | null;
  /** Its address in the venue. */
  displayId: string;
  /** Whether the language it was looked for with is offered by the site, and allowed by the problem. */
  language: { known: boolean; allowed: boolean };
}

/** A problem found in a venue by somebody who may submit there, and what is stored with a submission to it. */
export interface MaySolve {
  problem: SolvableProblem;
  /** What is stored as the venue, where that is more than was asked for: whoever submits need not know the group of a training. */
  venue?: Venue;
  /** Judged after practice, whatever the venue: a problem that belongs to a group or a person (EDIT-11). */
  isOwn?: boolean;
  /** Public practice on a public problem, which everybody finds in the list of submissions. */
  listed: boolean;
  /**
   * In venues that have a clock: takes the moment of the receipt, right before it is stored, so that ids and times tell one
   * order. Throws like `solve` when one may not submit any more at that moment.
   */
  receiveNow: (() => Date) | null;
  /** What the venue writes with it, in the same statement: SQL that reads the row of `stored (id)`; null for nothing. */
  alongside: RawBuilder<unknown> | null;
  /** Where storing takes more than a statement: what is held, stored and noted within one transaction; null where not. */
  within:
    | (<Stored extends { id: number }>(
        tx: Queryable,
        store: (tx: Queryable) => Promise<Stored | null>,
      ) => Promise<Stored | null>)
    | null;
}

/** Which columns of a row are sent; the rest is null, and the status "unknown" in place of a hidden one. */
export interface ShownColumns {
  result: boolean;
  score: boolean;
  /** Time, memory, length and judging node. */
  figures: boolean;
  /** What would tell where a problem comes from and how hard it is: its own id, points for the rank of the site. */
  origin: boolean;
  /** Where it lies at a remote judge, which tells where its problem comes from. */
  source: boolean;
}

/** What a viewer sees of a submission at a moment. */
export interface Seen {
  see: Visibility;
  shown: ShownColumns & { errorMessage: boolean };
  /** Whether its owner may show the code to all. */
  mayShare: boolean;
}

/** What decides who sees what of a submission. */
export interface SubmissionFacts {
  submitId: number;
  uid: number;
  pid: number;
  venue: Venue;
  virtualId: number | null;
  status: number;
  receivedAt: Date;
  share: boolean;
  /** Of the problem, whose author's account may be gone. */
  auth: number;
  authorUid: number | null;
  owner: ProblemOwner;
  codeShare: boolean;
  openCaseResult: boolean;
  judgeMode: string;
}

/** A row of a list with what decides who sees it. */
export type RowFacts = SubmissionRow & Pick<SubmissionFacts, 'auth' | 'authorUid' | 'owner' | 'openCaseResult'>;

/** What a viewer sees of a row of a list. */
export interface SeenRow {
  shown: ShownColumns;
  /** Whether the submission has a page for this viewer. */
  hasPage: boolean;
  /** Whether its cases may be counted. */
  cases: boolean;
  /** Of the author, where teams take part. */
  team?: string | null;
  /** In a group: the author is no member of it any more. */
  hasLeft?: boolean;
}

/**
 * What differs between the places where problems are solved: one implementation for each kind, by the domain that owns it. `id` is that of
 * the venue among those of its kind. What asks for a venue that the viewer may not enter throws its refusal.
 */
export interface VenueRules {
  /** How its submissions are queued; `own` for problems that are not the site's, which wait for those that are. */
  readonly priority: 'contest' | 'practice' | 'own';
  /** Whether the site's pause between two submissions holds here. */
  readonly isPaced: boolean;
  /** Whether problems go by their own ids here, so that submissions follow when one gets another. */
  readonly ownProblemIds: boolean;

  enter(call: Call, id: number): Promise<Entered>;

  /** The problem at a display id, for whoever may read it here: its database id. @throws Failure `problem.unknown` */
  findProblem(call: Call, id: number, displayId: string): Promise<number>;
  /** The same problem as its page shows it. */
  showProblem(
    call: Call,
    id: number,
    displayId: string,
    wording: ProblemWording,
  ): Promise<DataOf<typeof getProblemDetail>>;
  /** All problems in order, with the own results. @throws Failure `venue.unknown` where they are no line to go along */
  listProblems(call: Call, id: number): Promise<VenueProblem[]>;
  /** What problems are called here, by database id, where that is not their own title. */
  titles(db: Queryable, id: number): Promise<ReadonlyMap<number, string>>;
  /** What the viewer reached at each of some problems. */
  ownResults(
    call: Call,
    id: number,
    pids: readonly number[],
    containsEnd: boolean,
  ): Promise<(pid: number) => OwnResult>;

  /**
   * The problem at a display id, when this viewer may submit to it at this moment; in a language, by any of its names.
   * @throws Failure `problem.unknown`, the venue's refusal
   */
  solve(
    services: Pick<Services, 'db' | 'clock' | 'settings' | 'ofNode'>,
    id: number,
    wanted: { pid: string; language: string },
    viewer: Viewer,
  ): Promise<MaySolve>;

  /**
   * What the viewer of a call sees of a submission: a decision to be asked again at later moments.
   * @throws Failure `submission.unknown` when not even that there is one
   */
  see(call: Call, id: number, submission: SubmissionFacts): Promise<() => Seen>;
  /** The same for rows of a list; those that are missing in the answer are not shown at all. */
  seeRows(call: Call, id: number, rows: readonly RowFacts[]): Promise<ReadonlyMap<number, SeenRow>>;
  /** Which submissions the viewer may list: those that everybody finds, or all of the venue. */
  listScope(call: Call, id: number, onlyMine: boolean): Promise<'listed' | 'all'>;

  /**
   * Whether a venue of the kind runs with a problem: its data are closed to those who solve it, wherever they solved it. Null where none
   * ever does.
   * @param pid a column or a value
   */
  runsWith: ((pid: RawBuilder<number>, now: Date) => RawBuilder<boolean>) | null;

  /** What follows when submissions got other current judgements, within that transaction. */
  judged(events: SignalMap['submissions.judged'], tx: Queryable): Promise<void>;
  /** What follows when one was deleted. */
  deleted(event: SignalMap['submission.deleted'], tx: Queryable): Promise<void>;

  /** The topic of the push stream by which the viewer hears that the venue's board changed. @throws Failure `venue.unknown` without one */
  boardTopic(call: Call, id: number): Promise<string>;
}

/** The rules of every kind; a kind without them does not compile. */
export type VenueTable = Readonly<Record<VenueKind, VenueRules>>;

declare module '../../platform/services.ts' {
  interface Registries {
    /** How each kind of venue answers. */
    venues: VenueTable;
  }
}

/** The rules of a venue. */
export const rulesOf = ({ venues }: Pick<Services, 'venues'>, { kind }: Pick<Venue, 'kind'>): VenueRules =>
  venues[kind];

/** Kinds whose rules say so. */
export const kindsWhere = (venues: VenueTable, says: (rules: VenueRules) => boolean): VenueKind[] =>
  VENUE_KINDS.filter((kind) => says(venues[kind]));
