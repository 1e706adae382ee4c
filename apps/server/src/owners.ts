import type { AnnouncementOwners } from './domains/announcements/owner.ts';
import type { RankOwners } from './domains/boards/publish.ts';
import type { CommentOwners } from './domains/comments/owner.ts';
import { boardVersion } from './domains/contests/boards/store.ts';
import { contestAnnouncements } from './domains/contests/owner/announcements.ts';
import { contestComments } from './domains/contests/owner/comments.ts';
import { followContest } from './domains/contests/owner/news.ts';
import { discussionComments } from './domains/discussions/comments.ts';
import { groupAnnouncements } from './domains/groups/announcements.ts';
import { followGroup } from './domains/groups/news.ts';
import { groupRankVersion } from './domains/groups/rank/follow.ts';
import type { NewsOwners } from './domains/news/news.ts';
import { rankVersion as sheetVersion } from './domains/qsheets/rank/live-rank.ts';
import { siteAnnouncements } from './domains/site/announcements.ts';
import { followSite } from './domains/site/news.ts';
import { rankVersion } from './domains/trainings/rank/lines.ts';
import { followWork } from './domains/works/owner/news.ts';
import { workRankVersion } from './domains/works/rank/lines.ts';

/** What comments belong to. Who may read, write, reply and delete there, and who hears of it, is each owner's own matter. */
export const COMMENT_OWNERS: CommentOwners = {
  contest: contestComments,
  discussion: discussionComments,
};

/** Where things are announced, who reads that and who announces. */
export const ANNOUNCEMENT_OWNERS: AnnouncementOwners = {
  site: siteAnnouncements,
  group: groupAnnouncements,
  contest: contestAnnouncements,
};

/** Whose news people follow on the push stream. */
export const NEWS_OWNERS: NewsOwners = {
  site: followSite,
  group: followGroup,
  contest: followContest,
  timedWork: followWork,
};

/** Whose ranks are followed on the push stream. */
export const RANK_OWNERS: RankOwners = {
  contest: boardVersion,
  // there are none yet
  public: null,
  qsheet: sheetVersion,
  timedWork: workRankVersion,
  training: rankVersion,
  group: groupRankVersion,
};
