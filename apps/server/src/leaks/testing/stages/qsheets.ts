import { venueIdOf } from '@assay/contract/venue.ts';
import { buildQSheet } from '@assay/testkit/build/qsheet.ts';
import { SECRET_PROBLEM } from '../contest-stage.ts';
import { type Expected, type LeakStage, NOTHING, type OpenVenue, STAFF, type VenueStage } from './stage.ts';

/** A sheet, which super administrators manage alone. */
const solveSheet = async (stage: LeakStage, auth: 1 | 2): Promise<OpenVenue> => {
  const { site, owner } = stage;
  const { qid, problems } = await buildQSheet(site, { groups: [{ problems: [{ ...SECRET_PROBLEM, auth }] }] });
  const { pid, problemId } = problems[0]!;
  const submitId = await stage.submitAt({ pid: problemId, qid }, owner);
  return { venue: { kind: 'qsheet', id: qid }, pid, displayId: problemId, submitId };
};

/** The same after something happened to the sheet. */
const solveSheetThen = async (stage: LeakStage, change: (qid: number) => Promise<unknown>): Promise<OpenVenue> => {
  const opened = await solveSheet(stage, 1);
  await change(venueIdOf(opened.venue));
  return opened;
};

const OF_SHEET: Expected = { ...NOTHING, owner: 'row result page code cases stream', root: STAFF };

export const QSHEET_STAGE: VenueStage = {
  states: {
    'with a public problem': { open: (stage) => solveSheet(stage, 1), expected: OF_SHEET },
    'with a private problem': { open: (stage) => solveSheet(stage, 2), expected: OF_SHEET },
    'whose group was locked again': {
      open: (stage) =>
        solveSheetThen(stage, (qid) =>
          stage.site.services.db
            .updateTable('qsheet_groups')
            .set({ opens: JSON.stringify({ by: 'hand', isOpen: false }) })
            .where('qid', '=', qid)
            .execute(),
        ),
      expected: OF_SHEET,
    },
    'that was hidden': {
      open: (stage) =>
        solveSheetThen(stage, (qid) =>
          stage.site.services.db.updateTable('qsheets').set({ visible: false }).where('id', '=', qid).execute(),
        ),
      expected: OF_SHEET,
    },
    'that was deleted': {
      open: (stage) =>
        solveSheetThen(stage, (qid) => stage.site.services.db.deleteFrom('qsheets').where('id', '=', qid).execute()),
      expected: OF_SHEET,
    },
  },
};
