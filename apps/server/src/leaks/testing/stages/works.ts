import { venueIdOf, wireOf } from '@assay/contract/venue.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { buildWork, startWork, type WorkOptions } from '@assay/testkit/build/work.ts';
import { updateHandedIn } from '../../../domains/works/sittings/sittings.queries.ts';
import { SECRET_PROBLEM } from '../contest-stage.ts';
import { disband, type LeakStage, leave, NOTHING, type OpenVenue, STAFF, type VenueStage } from './stage.ts';

/** A work of the author that the owner has started and submitted in. */
async function workOn(stage: LeakStage, options: WorkOptions = {}): Promise<OpenVenue> {
  const { site, owner, author } = stage;
  const { wid, problems } = await buildWork(site, { author, problems: [SECRET_PROBLEM], ...options });
  await startWork(site, wid, owner);
  const venue = { kind: 'timedWork', id: wid } as const;
  const submitId = await stage.submitAt({ pid: 'A', ...wireOf(venue) }, owner);
  return { venue, pid: problems[0]!.pid, displayId: 'A', submitId };
}

/** Sets the end of a work, and of all time in it, into the past. */
const endWork = ({ site: { services } }: LeakStage, { venue }: OpenVenue) =>
  services.db
    .updateTable('timed_works')
    .set({ end_time: services.clock.now() })
    .where('id', '=', venueIdOf(venue))
    .execute();

export const WORK_STAGE: VenueStage = {
  states: {
    running: {
      open: (stage) => workOn(stage),
      expected: { ...NOTHING, owner: 'row page code stream', author: STAFF, root: STAFF },
    },
    'handed in': {
      open: async (stage) => {
        const opened = await workOn(stage);
        const { db, clock } = stage.site.services;
        await updateHandedIn(db, venueIdOf(opened.venue), stage.owner.uid, clock.now());
        return opened;
      },
      expected: { ...NOTHING, owner: 'row result page code cases stream', author: STAFF, root: STAFF },
    },
    'handed in, with results after the end': {
      open: async (stage) => {
        const opened = await workOn(stage, { results: 'end' });
        const { db, clock } = stage.site.services;
        await updateHandedIn(db, venueIdOf(opened.venue), stage.owner.uid, clock.now());
        return opened;
      },
      expected: { ...NOTHING, owner: 'row page code stream', author: STAFF, root: STAFF },
    },
    'ended, with results by hand': {
      open: async (stage) => {
        const opened = await workOn(stage, { results: 'byHand' });
        await endWork(stage, opened);
        return opened;
      },
      expected: { ...NOTHING, owner: 'row page code stream', author: STAFF, root: STAFF },
    },
    'hidden later': {
      open: async (stage) => {
        const opened = await workOn(stage);
        const work = stage.site.services.db.updateTable('timed_works').set({ visible: false });
        await work.where('id', '=', venueIdOf(opened.venue)).execute();
        return opened;
      },
      expected: { ...NOTHING, author: STAFF, root: STAFF },
    },
    'of a group that the owner left': {
      open: async (stage) => {
        const { gid } = await buildGroup(stage.site, { owner: stage.author, members: [stage.owner] });
        const opened = await workOn(stage, { gid });
        await leave(stage, gid);
        return opened;
      },
      expected: { ...NOTHING, author: STAFF, root: STAFF },
    },
    'of a group that was disbanded': {
      open: async (stage) => {
        const { gid } = await buildGroup(stage.site, { owner: stage.author, members: [stage.owner] });
        const opened = await workOn(stage, { gid });
        await disband(stage, gid);
        return opened;
      },
      expected: NOTHING,
    },
  },
};
