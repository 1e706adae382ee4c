/**
 * What went wrong with a site:
 *
 * - `unreachable`: no connection, no answer in time, or a page of its proxy or database that says so
 * - `busy`: it asks to come later
 * - `signedOut`, `badCredentials`: of an account
 * - `blocked`: it wants to see a person
 * - `unknownPage`: a page that is not as it was, so that nothing is read from it
 * - `missing`: there is no such problem
 * - `refused`: it does not take this, and never will
 */
export type TroubleKind =
  | 'unreachable'
  | 'busy'
  | 'signedOut'
  | 'badCredentials'
  | 'blocked'
  | 'unknownPage'
  | 'missing'
  | 'refused';

interface TroubleDetails {
  /** In the site's own words, or what was missed on its page. */
  words?: string;
  /** Seconds after which to come again. */
  seconds?: number;
  /** Whether the request may have reached the site nevertheless. */
  mayHaveArrived?: boolean;
  /** The page that was not understood. */
  page?: { url: string; status: number; text: string };
}

/** Why a request to a site came to nothing. */
export class SiteTrouble extends Error {
  readonly kind: TroubleKind;
  readonly details: TroubleDetails;

  constructor(kind: TroubleKind, details: TroubleDetails = {}) {
    super(details.words ? `${kind}: ${details.words}` : kind);
    this.kind = kind;
    this.details = details;
  }
}

/** @throws SiteTrouble always */
export function trouble(kind: TroubleKind, details: TroubleDetails = {}): never {
  throw new SiteTrouble(kind, details);
}
