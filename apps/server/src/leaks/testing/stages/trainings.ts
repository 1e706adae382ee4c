import { changeTrainingStatus } from '@assay/contract/trainings/admin.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import type { BuiltProblem } from '@assay/testkit/build/problem.ts';
import { buildTraining } from '@assay/testkit/build/training.ts';
import { SECRET_PROBLEM } from '../contest-stage.ts';
import {
  ALL,
  disband,
  type LeakStage,
  leave,
  NOTHING,
  type OpenVenue,
  PRACTICE,
  STAFF,
  type VenueStage,
} from './stage.ts';

/** In a training of the site, or in one of a group whose owner is the author. */
const train = async (stage: LeakStage, ofGroup: boolean): Promise<OpenVenue> => {
  const { site, owner, author } = stage;
  const gid = ofGroup ? (await buildGroup(site, { owner: author, members: [owner] })).gid : undefined;
  const { tid, problems } = await buildTraining(site, { author, gid, sections: [{ problems: [SECRET_PROBLEM] }] });
  const [{ pid, problemId }] = problems as [BuiltProblem];
  const submitId = await stage.submitAt({ pid: problemId, tid }, owner);
  return { venue: { kind: 'training', id: tid, ...(gid && { groupId: gid }) }, pid, displayId: problemId, submitId };
};

/** In a training of a group to which something happened afterwards. */
const trainThen = async (
  stage: LeakStage,
  change: (opened: { tid: number; gid: number }) => Promise<unknown>,
): Promise<OpenVenue> => {
  const opened = await train(stage, true);
  const { venue } = opened;
  if (venue.kind !== 'training' || venue.groupId === undefined) throw new Error('no training of a group');
  await change({ tid: venue.id, gid: venue.groupId });
  return opened;
};

export const TRAINING_STAGE: VenueStage = {
  states: {
    'of the site': { open: (stage) => train(stage, false), expected: PRACTICE },
    'of a group': {
      open: (stage) => train(stage, true),
      expected: { ...NOTHING, owner: ALL, author: STAFF, root: STAFF },
    },
    'of a group, hidden later': {
      open: (stage) =>
        trainThen(stage, ({ tid }) => as(stage.site, stage.author)(changeTrainingStatus, { tid, status: false })),
      expected: { ...NOTHING, author: STAFF, root: STAFF },
    },
    'of a group that the owner left': {
      open: (stage) => trainThen(stage, ({ gid }) => leave(stage, gid)),
      expected: { ...NOTHING, author: STAFF, root: STAFF },
    },
    'of a group that was disbanded': {
      open: (stage) => trainThen(stage, ({ gid }) => disband(stage, gid)),
      expected: NOTHING,
    },
  },
};
