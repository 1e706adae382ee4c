import { venueIdOf } from '@assay/contract/venue.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { SECRET_PROBLEM } from '../contest-stage.ts';
import { ALL, disband, type LeakStage, leave, NOTHING, type OpenVenue, STAFF, type VenueStage } from './stage.ts';

/** A group of the author, of which the owner of the submission is a member. */
async function solveInside(stage: LeakStage): Promise<OpenVenue> {
  const { site, author, owner } = stage;
  const { gid } = await buildGroup(site, { owner: author, members: [owner] });
  const { pid, problemId } = await buildProblem(site, { ...SECRET_PROBLEM, gid });
  const submitId = await stage.submitAt({ pid: problemId, gid }, owner);
  return { venue: { kind: 'group', id: gid }, pid, displayId: problemId, submitId };
}

export const GROUP_STAGE: VenueStage = {
  states: {
    'with a member who submitted': {
      open: (stage) => solveInside(stage),
      expected: {
        visitor: '',
        stranger: '',
        owner: ALL,
        otherAdmin: '',
        author: STAFF,
        root: STAFF,
      },
    },
    'that the member left': {
      open: async (stage) => {
        const opened = await solveInside(stage);
        await leave(stage, venueIdOf(opened.venue));
        return opened;
      },
      expected: { ...NOTHING, author: STAFF, root: STAFF },
    },
    'that was disbanded': {
      open: async (stage) => {
        const opened = await solveInside(stage);
        await disband(stage, venueIdOf(opened.venue));
        return opened;
      },
      expected: NOTHING,
    },
  },
};
