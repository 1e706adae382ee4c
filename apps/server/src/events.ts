import { tellRegraded } from './domains/assignments/totals/regraded.ts';
import { eraseAwards } from './domains/certificates/erased.ts';
import { payCheckIn } from './domains/coins/ledger.ts';
import { renameContestant } from './domains/contests/manage/renamed.ts';
import { eraseDrawings } from './domains/drawings/drawings.ts';
import { followGroupDeletion, followGroupMember, followGroupResults } from './domains/groups/rank/follow.ts';
import { gainContestMedals } from './domains/medals/gain.ts';
import { eraseMessages } from './domains/messages/reactions/erased.ts';
import {
  tellDisbanded,
  tellMemberChange,
  tellOffered,
  tellOwnerChanged,
  tellRestored,
} from './domains/messages/reactions/groups.ts';
import { renameProblemAuthor } from './domains/problems/author.ts';
import { followGroupCounts, followGroupCountsDeletion } from './domains/problems/in-group/counts.ts';
import { eraseArchive } from './domains/profiles/own-data/erased.ts';
import { countPractice, uncountPractice } from './domains/profiles/practice-days.ts';
import {
  followProblemDeletion as followProblemDeletionInSheets,
  followShown as followShownInSheets,
  renameParticipant,
} from './domains/qsheets/rank/follow.ts';
import { noteDeletion, noteResults } from './domains/rankings/count.ts';
import { notePlaces } from './domains/rankings/rating/rate-contests.ts';
import { eraseHandles } from './domains/remote/people/erased.ts';
import { eraseAddresses } from './domains/submissions/reactions/erased.ts';
import { keepListed } from './domains/submissions/reactions/listed.ts';
import { renameProblem } from './domains/submissions/reactions/renamed.ts';
import { renameSubmitter } from './domains/submissions/reactions/renamed-author.ts';
import { sweepSubmissions } from './domains/submissions/reactions/swept.ts';
import { renameTrainingAuthor } from './domains/trainings/author.ts';
import { followDeletion, followProblemDeletion, followResults, followShown } from './domains/trainings/rank/follow.ts';
import { followDeleted, followJudged } from './domains/venues/reactions.ts';
import { renameWorkAuthor } from './domains/works/author.ts';
import { followExamMember } from './domains/works/exam/exam.ts';
import { sweepWorks } from './domains/works/manage/swept.ts';
import { followWorkProblemDeletion } from './domains/works/rank/follow.ts';
import type { Reactions } from './platform/signals.ts';
import { VENUES } from './venues.ts';

/** Who reacts to what, in order, inside the transaction of the event. */
export const REACTIONS: Reactions = {
  'submissions.judged': [
    followJudged(VENUES),
    countPractice,
    followResults,
    followGroupResults,
    followGroupCounts,
    noteResults,
  ],
  'rejudge.decided': [tellRegraded],
  'submission.deleted': [
    followDeleted(VENUES),
    uncountPractice,
    followDeletion,
    followGroupDeletion,
    followGroupCountsDeletion,
    noteDeletion,
  ],
  'problem.shown': [keepListed, followShown, followShownInSheets],
  'problem.deleted': [followProblemDeletion, followProblemDeletionInSheets, followWorkProblemDeletion],
  'problem.renamed': [renameProblem(VENUES)],
  'account.renamed': [
    renameSubmitter,
    renameProblemAuthor,
    renameTrainingAuthor,
    renameWorkAuthor,
    renameContestant,
    renameParticipant,
  ],
  'account.erased': [eraseAwards, eraseDrawings, eraseMessages, eraseArchive, eraseAddresses, eraseHandles],
  'account.checkedIn': [payCheckIn],
  'group.memberChanged': [tellMemberChange, followGroupMember, followExamMember],
  'group.disbanded': [tellDisbanded],
  'group.restored': [tellRestored],
  'group.offered': [tellOffered],
  'group.ownerChanged': [tellOwnerChanged],
  'contest.settled': [gainContestMedals, notePlaces],
  'group.swept': [sweepSubmissions, sweepWorks],
};
