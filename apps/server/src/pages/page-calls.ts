import { getDifficultyList } from '@assay/contract/catalog/difficulty.ts';
import { getLanguages } from '@assay/contract/catalog/languages.ts';
import { getProblemTagsAndClassification } from '@assay/contract/catalog/tags.ts';
import { getContestOutsideInfo, getContestOutsideScoreboard } from '@assay/contract/contests/boards.ts';
import { getContestList } from '@assay/contract/contests/list.ts';
import type { Lang } from '@assay/contract/errors.ts';
import type { AnyOp, DataOf } from '@assay/contract/op.ts';
import { getProblemDetail } from '@assay/contract/problems/detail.ts';
import { getProblemList } from '@assay/contract/problems/list.ts';
import { getWebsiteConfig } from '@assay/contract/site/config.ts';
import { getHome } from '@assay/contract/site/home-page.ts';
import { getSubmissionList } from '@assay/contract/submissions/list.ts';
import { PUBLIC, wireOf } from '@assay/contract/venue.ts';
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
};
