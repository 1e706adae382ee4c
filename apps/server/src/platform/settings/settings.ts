import type { SiteSettings } from '@assay/contract/site/config.ts';
import type { Clock } from '../clock.ts';
import type { Db, Queryable } from '../db/database.ts';
import type { Notifications } from '../db/notifications.ts';
import { NotifiedCache } from '../notified-cache.ts';
import { findSettings, upsertSettings } from './settings.queries.ts';

/** A site before its administrators changed anything. */
export const DEFAULT_SETTINGS: SiteSettings = {
  name: 'Assay',
  shortName: 'Assay',
  description: '',
  recordName: '',
  recordUrl: '',
  projectName: 'Assay',
  projectUrl: '',
  register: true,
  openPublicDiscussion: true,
  openGroupDiscussion: true,
  openContestComment: true,
  openAiChat: false,
  submitIntervalSeconds: 3,
  hideNonContestSubmissionCode: false,
  groupSolvedNeeded: 20,
  groupsPerDay: 2,
  groupsPerUser: 5,
  mailedCodesPerHour: 60,
  captchaAfterSubmissions: 30,
  workGraceSeconds: 2,
  problemsPerGroup: 200,
  problemsPerUser: 30,
  ownProblemCases: 100,
  ownProblemDataMb: 64,
  ownProblemTimeMs: 10_000,
  ownProblemMemoryMb: 512,
  discussionSolvedNeeded: 10,
  groupDiscussionSolvedNeeded: 0,
  discussionsPerDay: 5,
  discussionsPerUser: 1000,
  commentSolvedNeeded: 10,
  commentsPerDay: 200,
  commentsPerUser: 20_000,
  tutorialPriceMax: 100,
  tutorialRewardMax: 50,
  tutorialSharePercent: 0,
  problemRewardMax: 200,
  aiPerUser: 20,
  aiPerSite: 1000,
  openRating: false,
};

/** Names, links and switches of the site, answered from memory. */
export interface Settings {
  read(): Promise<SiteSettings>;
  /** Stores settings; all nodes see them once the transaction has committed. */
  write(settings: SiteSettings, tx: Queryable): Promise<void>;
  /** Called after the commit, lets this node see the change with the very next request. */
  forget(): void;
}

const CHANNEL = 'settings_changed';
/** All settings are read and kept as one. */
const SITE = 'site';
/** A change whose notification was lost is seen after this long. */
const CACHE_MS = 5_000;

export function createSettings(db: Db, clock: Clock, notifications: Notifications): Settings {
  const cache = new NotifiedCache<typeof SITE, SiteSettings>(notifications, {
    channel: CHANNEL,
    max: 1,
    keptMs: [CACHE_MS, CACHE_MS],
    unsoundMs: CACHE_MS,
    changed: () => cache.clear(),
  });
  const load = async (): Promise<SiteSettings> => ({
    ...DEFAULT_SETTINGS,
    ...((await findSettings(db)) as Partial<SiteSettings> | null),
  });

  return {
    forget: () => cache.clear(),
    read: () => cache.get(SITE, load),
    async write(settings, tx) {
      await upsertSettings(tx, settings, clock.now());
      await notifications.notify(CHANNEL, '', tx);
    },
  };
}
