import { tellDeleted, tellRejudged } from './domains/contests/boards/store.ts';
import { countVerdicts, uncountVerdict } from './domains/problems/counts.ts';
import { payCheckIn } from './domains/rewards/coins.ts';
import { keepListed } from './domains/submissions/reactions/listed.ts';
import { renameProblem } from './domains/submissions/reactions/renamed.ts';
import { noteDeleted, noteSolved } from './domains/submissions/reactions/solved.ts';
import type { Reactions } from './platform/signals.ts';

/** Who reacts to what, in order, inside the transaction of the event. */
export const REACTIONS: Reactions = {
  'submissions.judged': [countVerdicts, noteSolved, tellRejudged],
  'submission.deleted': [uncountVerdict, noteDeleted, tellDeleted],
  'problem.shown': [keepListed],
  'problem.renamed': [renameProblem],
  'account.checkedIn': [payCheckIn],
};
