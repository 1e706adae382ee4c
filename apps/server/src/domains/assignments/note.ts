import { notesOn } from '../../platform/audit/note-act.ts';

/** Notes in the log what was done to an assignment. */
export const note = notesOn('assignment');
