import { HOUR } from '../contest-stage.ts';
import { type LeakStage, type OpenVenue, STAFF, type VenueStage } from './stage.ts';

const compete = async (stage: LeakStage, options: Parameters<LeakStage['build']>[0]): Promise<OpenVenue> => {
  const { cid, problems } = await stage.build(options);
  await stage.register(cid, stage.owner);
  const submitId = await stage.submit(stage.owner, cid);
  return { venue: { kind: 'contest', id: cid }, pid: problems[0]!.pid, displayId: 'A', submitId };
};

export const CONTEST_STAGE: VenueStage = {
  states: {
    running: {
      open: (stage) => compete(stage, { startsIn: -HOUR }),
      expected: {
        visitor: '',
        stranger: 'row result',
        owner: 'row result page code stream',
        otherAdmin: 'row result',
        author: STAFF,
        root: STAFF,
      },
    },
    sealed: {
      open: (stage) => compete(stage, { startsIn: -4.5 * HOUR, sealsBefore: HOUR }),
      expected: {
        visitor: '',
        stranger: 'row',
        owner: 'row result page code stream',
        otherAdmin: 'row',
        author: STAFF,
        root: STAFF,
      },
    },
  },
};
