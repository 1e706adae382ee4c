import { buildProblem } from '@assay/testkit/build/problem.ts';
import { SECRET_PROBLEM } from '../contest-stage.ts';
import { ALL, type LeakStage, type OpenVenue, PRACTICE, STAFF, type VenueStage } from './stage.ts';

const practise = async (stage: LeakStage, auth: number): Promise<OpenVenue> => {
  const { site, owner } = stage;
  const { pid, problemId } = await buildProblem(site, SECRET_PROBLEM);
  const submitId = await stage.submitAt({ pid: problemId }, owner);
  // what was public may be hidden later
  await site.services.db.updateTable('problems').set({ auth }).where('id', '=', pid).execute();
  return { venue: { kind: 'public' }, pid, displayId: problemId, submitId };
};

export const PRACTICE_STAGE: VenueStage = {
  states: {
    'with a public problem': {
      open: (stage) => practise(stage, 1),
      expected: PRACTICE,
    },
    'with a problem that was hidden': {
      open: (stage) => practise(stage, 2),
      expected: { visitor: '', stranger: '', owner: ALL, otherAdmin: '', author: '', root: STAFF },
    },
  },
};
