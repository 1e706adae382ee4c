import { notesOn } from '../../platform/audit/note-act.ts';

/** Notes in the log what was done to a contest. */
export const noteContest = notesOn('contest');
