import { getDifficultyList } from '@assay/contract/catalog/difficulty.ts';
import { getLanguages } from '@assay/contract/catalog/languages.ts';
import { getProblemTagsAndClassification } from '@assay/contract/catalog/tags.ts';
import { getHonors } from '@assay/contract/certificates/honors.ts';
import { getComments } from '@assay/contract/comments/comments.ts';
import { getContestOutsideInfo, getContestOutsideScoreboard } from '@assay/contract/contests/boards.ts';
import { getContestList } from '@assay/contract/contests/list.ts';
import { getDiscussionCategory } from '@assay/contract/discussions/categories.ts';
import { DISCUSSION_PAGE_SIZE } from '@assay/contract/discussions/discussion.ts';
import { getDiscussionDetail, getDiscussionList } from '@assay/contract/discussions/discussions.ts';
import type { Lang } from '@assay/contract/errors.ts';
import { getExternalCategories, getExternalCompetitions, getExternalLinks } from '@assay/contract/external/links.ts';
import { GROUP_PAGE_SIZE, getGroupList } from '@assay/contract/groups/groups.ts';
import type { AnyOp, DataOf } from '@assay/contract/op.ts';
import { getProblemDetail } from '@assay/contract/problems/detail.ts';
import { getProblemList } from '@assay/contract/problems/list.ts';
import { getRankList, RANK_PAGE_SIZE, RANK_PERIOD, type RankBoard } from '@assay/contract/rankings/rank-list.ts';
import { getRatingList } from '@assay/contract/rankings/rating.ts';
import { getWebsiteConfig } from '@assay/contract/site/config.ts';
import { getHome } from '@assay/contract/site/home-page.ts';
import { getSubmissionList } from '@assay/contract/submissions/list.ts';
import { getTrainingCategories, getTrainingList, TRAINING_PAGE_SIZE } from '@assay/contract/trainings/list.ts';
import { PUBLIC, wireOf } from '@assay/contract/venue.ts';
import { getTimedWorkList, WORK_PAGE_SIZE } from '@assay/contract/works/list.ts';
import { plainExcerpt } from '@assay/markdown/plain-line.ts';

/** A call that a page makes first, with the input as the page gives it: the pair is its key in the page's memory. */
export interface FirstCall {
  op: AnyOp;
  input: object;
}

/** What a page says of itself to search engines and in previews of links. */
export interface Words {
  title?: string | undefined;
  description?: string | undefined;
}

interface PageCalls {
  /** Only calls that anyone may make. The page is there if the first one is answered. */
  calls(params: Readonly<Record<string, string>>, lang: Lang): FirstCall[];
  /** Read from the answer of the first call. */
  words?(answer: never): Words;
}

const ask = (op: AnyOp, input: object = {}): FirstCall => ({ op, input });

/** What every page of the site asks, whatever it shows. */
export const EVERYWHERE: readonly FirstCall[] = [ask(getWebsiteConfig)];

/** Characters of a statement that a preview shows. */
const LONGEST = 200;

const outsideBoard: PageCalls = {
  calls: ({ contestID }) => {
    const cid = Number(contestID);
    const all = { removeStar: false, containsEnd: false, forceRefresh: false, keyword: '', concernedList: [] };
    return [
      ask(getContestOutsideInfo, { cid }),
      ask(getContestOutsideScoreboard, { cid, ...all, currentPage: 1, limit: 50 }),
    ];
  },
  words: ({ contest }: DataOf<typeof getContestOutsideInfo>) => ({ title: contest.title }),
};

const ranking = (type: RankBoard): PageCalls => ({
  calls: () => [ask(getRankList, { currentPage: 1, limit: RANK_PAGE_SIZE, filterType: RANK_PERIOD.all, type })],
});

/** The calls that public screens make first, by the screen's name. Addresses with a query ask for something else. */
export const PAGE_CALLS: Readonly<Record<string, PageCalls>> = {
  Home: {
    calls: () => [ask(getHome)],
  },
  ProblemList: {
    calls: () => [
      ask(getProblemList, { currentPage: 1, limit: 30, oj: 'Mine', tagId: [] }),
      ask(getDifficultyList),
      ask(getProblemTagsAndClassification, { oj: 'ME' }),
    ],
  },
  ProblemDetails: {
    calls: ({ problemID }, locale) => [
      ask(getProblemDetail, { problemId: problemID, locale, ...wireOf(PUBLIC) }),
      ask(getLanguages),
      ask(getDifficultyList),
    ],
    words: ({ problem }: DataOf<typeof getProblemDetail>) => ({
      title: `${problem.problemId} ${problem.title}`,
      description: plainExcerpt(problem.description, LONGEST),
    }),
  },
  ContestList: {
    calls: () => [ask(getContestList, { currentPage: 1, limit: 10 })],
  },
  ACMScoreBoard: outsideBoard,
  OIScoreBoard: outsideBoard,
  SubmissionList: {
    calls: () => [ask(getSubmissionList, { currentPage: 1, limit: 30 })],
  },
  Introduction: {
    calls: () => [ask(getLanguages, { all: true })],
  },
  TrainingList: {
    calls: () => [ask(getTrainingList, { currentPage: 1, limit: TRAINING_PAGE_SIZE }), ask(getTrainingCategories)],
  },
  TimedWorkList: {
    calls: () => [ask(getTimedWorkList, { currentPage: 1, limit: WORK_PAGE_SIZE })],
  },
  DiscussionList: {
    calls: () => [ask(getDiscussionList, { currentPage: 1, limit: DISCUSSION_PAGE_SIZE }), ask(getDiscussionCategory)],
  },
  ProblemDiscussion: {
    calls: ({ problemID: pid }) => [
      ask(getDiscussionList, { currentPage: 1, limit: DISCUSSION_PAGE_SIZE, pid }),
      ask(getDiscussionCategory),
    ],
  },
  DiscussionDetails: {
    calls: ({ discussionID }) => {
      const did = Number(discussionID);
      return [ask(getDiscussionDetail, { did }), ask(getComments, { did, limit: 10, currentPage: 1 })];
    },
    words: ({ title, description }: DataOf<typeof getDiscussionDetail>) => ({
      title,
      description: plainExcerpt(description, LONGEST),
    }),
  },
  GroupList: {
    calls: () => [ask(getGroupList, { currentPage: 1, limit: GROUP_PAGE_SIZE })],
  },
  ACMRank: ranking('ACM'),
  OIRank: ranking('OI'),
  TSRank: ranking('TUTORIAL'),
  RatingRank: {
    calls: () => [ask(getRatingList, { currentPage: 1, limit: RANK_PAGE_SIZE })],
  },
  HonorList: {
    calls: () => [ask(getHonors)],
  },
  ExternalNav: {
    calls: () => [
      ask(getExternalLinks, { currentPage: 1, limit: 30 }),
      ask(getExternalCategories),
      ask(getExternalCompetitions),
    ],
  },
};
