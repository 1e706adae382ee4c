import type { Venue } from '@assay/contract/venue.ts';
import type { openLeakStage } from '../contest-stage.ts';

export type LeakStage = Awaited<ReturnType<typeof openLeakStage>>;

/** Who looks: nobody logged in, somebody else, who made it, another of the back office, who runs the venue, a super administrator. */
export type Role = 'visitor' | 'stranger' | 'owner' | 'otherAdmin' | 'author' | 'root';

/** A venue in some state, with a submission of the owner that was judged wrong. */
export interface OpenVenue {
  venue: Venue;
  pid: number;
  displayId: string;
  submitId: number;
}

/** What is to be seen in a state: words of `seenBy`, by role. */
export type Expected = Record<Role, string>;

/** A kind of venue: how one is brought into each of its states, and who sees what there. A new kind joins by one entry of `VENUE_STAGES`. */
export interface VenueStage {
  states: Record<string, { open(stage: LeakStage): Promise<OpenVenue>; expected: Expected }>;
}

export const NOTHING: Expected = { visitor: '', stranger: '', owner: '', otherAdmin: '', author: '', root: '' };
export const ALL = 'row result page code cases share stream';
/** What staff see: all, but that others' code is shared. */
export const STAFF = 'row result page code cases stream';

/** What everybody may look up. */
export const PRACTICE: Expected = {
  visitor: 'row result page cases',
  stranger: 'row result page cases stream',
  owner: ALL,
  otherAdmin: STAFF,
  author: STAFF,
  root: STAFF,
};

/** Takes the owner of the submission out of a group. */
export const leave = ({ site, owner }: LeakStage, gid: number) =>
  site.services.db.deleteFrom('group_members').where('gid', '=', gid).where('uid', '=', owner.uid).execute();

export const disband = ({ site }: LeakStage, gid: number) =>
  site.services.db.updateTable('groups').set({ disbanded_at: site.clock.now() }).where('id', '=', gid).execute();
