import { fail } from '@assay/contract/errors.ts';
import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import type { Venue } from '@assay/contract/venue.ts';
import { isContestant, refuseSubmit } from '@assay/rules/contests/access.ts';
import { statusAt } from '@assay/rules/contests/clock.ts';
import { languageNamed } from '@assay/rules/judging/languages/all.ts';
import { maySeeProblem } from '@assay/rules/problems/access.ts';
import type { Viewer } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { enterToSubmit } from '../contests/entry.ts';
import { findVenueProblem, type VenueProblem } from './venues.queries.ts';

/** The columns of a submission that say where it was made; 0 means "not there". */
export interface VenueColumns {
  cid: number;
  timed_work_id: number;
  qsheet_id: number;
  gid: number;
  tid: number;
}

const NOWHERE: VenueColumns = { cid: 0, timed_work_id: 0, qsheet_id: 0, gid: 0, tid: 0 };

export function venueColumns(venue: Venue): VenueColumns {
  switch (venue.kind) {
    case 'public':
      return NOWHERE;
    case 'contest':
      return { ...NOWHERE, cid: venue.id };
    case 'timedWork':
      return { ...NOWHERE, timed_work_id: venue.id };
    case 'qsheet':
      return { ...NOWHERE, qsheet_id: venue.id };
    case 'training':
      return { ...NOWHERE, tid: venue.id, gid: venue.groupId ?? 0 };
    case 'group':
      return { ...NOWHERE, gid: venue.id };
  }
}

/** A problem found in a venue by somebody who may submit there. */
export interface SolvedHere {
  problem: VenueProblem;
  /** Public practice on a public problem, which everybody finds in the list of submissions. */
  listed: boolean;
  /**
   * In venues that have a clock: takes the moment of the receipt, right before it is stored, so that ids and times tell one
   * order. Throws like {@link problemToSolve} when one may not submit any more at that moment.
   */
  receiveNow: (() => Date) | null;
  /** The contest that whoever submits takes part in by it; null outside, for those who do already, and who run it. */
  joins: number | null;
  /** The virtual participation that it belongs to; the contest's board, counters and exports do not know of it. */
  virtualId: number | null;
}

/** A problem's address in its venue, and the language one wants to write in, by any of its names. */
interface Wish {
  pid: string;
  language: string;
}

/**
 * The problem at an address of a venue, when this viewer may submit to it there.
 * Private problems answer like missing ones, except to those who manage problems.
 * @throws Failure `problem.unknown`, `venue.unknown`, in a contest those of `refuseSubmit`
 */
export async function problemToSolve(
  services: Pick<Services, 'db' | 'clock'>,
  venue: Venue,
  { pid, language }: Wish,
  viewer: Viewer,
): Promise<SolvedHere> {
  const wanted = languageNamed(language);
  switch (venue.kind) {
    case 'public': {
      const problem = await findVenueProblem(services.db, { problemId: pid }, wanted);
      if (!problem || !maySeeProblem(viewer, { auth: problem.auth, authorUid: null })) return fail('problem.unknown');
      const listed = problem.auth === PROBLEM_AUTH.public;
      return { problem, listed, receiveNow: null, joins: null, virtualId: null };
    }
    case 'contest': {
      const view = await enterToSubmit(services, venue.id, viewer);
      const problem = await findVenueProblem(services.db, { cid: venue.id, displayId: pid }, wanted);
      if (!problem) return fail('problem.unknown');
      const virtualId = view.virtual?.id ?? null;
      const isNew = virtualId === null && !view.viewer!.isRegistered && isContestant(view.viewer!, view.facts);
      const joins = isNew ? venue.id : null;
      const receiveNow = () => {
        const now = services.clock.now();
        const refusal = refuseSubmit(view.viewer, view.facts, statusAt(view.clock, now.getTime()));
        return refusal ? fail(refusal) : now;
      };
      return { problem, listed: false, receiveNow, joins, virtualId };
    }
    default:
      // Timed works, sheets, trainings and groups do not exist yet, so no id of theirs can be right.
      return fail('venue.unknown');
  }
}
