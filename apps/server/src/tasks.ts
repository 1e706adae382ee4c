import { endBans } from './domains/accounts/administration/user-states.ts';
import { eraseLeft } from './domains/accounts/leaving/leaving.ts';
import { sweepAccounts } from './domains/accounts/sweep.ts';
import { sweepTestdata } from './domains/authoring/sweep.ts';
import { publishRanks } from './domains/boards/publish.ts';
import { settleContests } from './domains/contests/settle/settle.ts';
import { storeViews } from './domains/discussions/views/views.ts';
import { sweepMarkdownFiles } from './domains/files/markdown-files.ts';
import { sweepBlobs } from './domains/files/sweep.ts';
import { sweepGroups } from './domains/groups/lives/sweep.ts';
import { publishPlaces, sweepQueue } from './domains/judging/queue/sweep.ts';
import { rescoreWaiting } from './domains/judging/rejudge/rescore.ts';
import { gainTrainingMedals } from './domains/medals/gain.ts';
import { deliverMessages } from './domains/messages/inbox/deliver.ts';
import { mailMessages } from './domains/messages/mails/mail-messages.ts';
import { pushNotices } from './domains/messages/notices/push-notices.ts';
import { sweepDeleted } from './domains/moderation/sweep.ts';
import { renderAgain } from './domains/problems/statement/render-again.ts';
import { makeArchives } from './domains/profiles/own-data/own-data.ts';
import { countRanks, sweepRanks } from './domains/rankings/count.ts';
import { rateContests } from './domains/rankings/rating/rate-contests.ts';
import { remoteTasks } from './domains/remote/worker/drive.ts';
import { remindReviewers } from './domains/reviews/remind.ts';
import { keepDocs } from './domains/search/keep-docs.ts';
import { runSimilarity } from './domains/similarity/run.ts';
import { renderWaiting, TEXTS_CHANNEL } from './domains/texts/rendered-texts.ts';
import { sweepExamNotes } from './domains/works/exam/exam.ts';
import { RANK_OWNERS } from './owners.ts';
import type { Config } from './platform/config.ts';
import { mailTask } from './platform/mail/send-mails.ts';
import type { Task } from './platform/tasks.ts';

/** Everything that runs beside the requests. */
export const tasksOf = (config: Config): Task[] => [
  { name: 'sweep the queue', everySeconds: 2, run: sweepQueue },
  { name: 'publish places in the queue', everySeconds: 2, run: publishPlaces },
  { name: 'score submissions anew', everySeconds: 2, run: rescoreWaiting },
  { name: 'publish boards', everySeconds: 0.5, run: (services) => publishRanks(services, RANK_OWNERS) },
  { name: 'count rankings', everySeconds: 1, run: countRanks },
  { name: 'rate contests', everySeconds: 10, run: rateContests },
  { name: 'sweep rankings', everySeconds: 3600, run: sweepRanks },
  { name: 'deliver messages', everySeconds: 0.1, run: deliverMessages },
  { name: 'mail messages', everySeconds: 30, run: mailMessages },
  { name: 'settle contests', everySeconds: 10, run: settleContests },
  { name: 'give medals of trainings', everySeconds: 10, run: gainTrainingMedals },
  { name: 'push notices', everySeconds: 1, run: pushNotices },
  { name: 'remind reviewers', everySeconds: 60, run: remindReviewers },
  { name: 'store views of discussions', everySeconds: 5, run: storeViews },
  { name: 'end what sessions left open', everySeconds: 5, run: ({ sessions }) => sessions.endExpired() },
  { name: 'end bans', everySeconds: 60, run: endBans },
  { name: 'erase accounts', everySeconds: 600, run: eraseLeft },
  { name: 'make archives of own data', everySeconds: 10, run: makeArchives },
  { name: 'sweep accounts', everySeconds: 600, run: sweepAccounts },
  { name: 'sweep deleted discussions', everySeconds: 3600, run: sweepDeleted },
  { name: 'sweep notes of exams', everySeconds: 3600, run: sweepExamNotes },
  { name: 'sweep groups', everySeconds: 3600, run: sweepGroups },
  {
    name: 'sweep files',
    everySeconds: 6 * 3600,
    run: async (services) => {
      await sweepTestdata(services);
      await sweepMarkdownFiles(services);
      await sweepBlobs(services);
    },
  },
  ...remoteTasks,
  { name: 'read what is searched', everySeconds: 1, run: keepDocs },
  { name: 'compare programs', everySeconds: 1, run: runSimilarity },
  { name: 'render texts', everySeconds: 30, channel: TEXTS_CHANNEL, run: renderWaiting },
  { name: 'render statements anew', everySeconds: 300, run: renderAgain },
  ...(config.smtpUrl ? [mailTask(config)] : []),
];
