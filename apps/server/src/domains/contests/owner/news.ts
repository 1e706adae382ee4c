import type { NewsEvent } from '@assay/contract/news/news.ts';
import type { Call } from '../../../platform/http/call.ts';
import { type Audience, tellNews } from '../../news/news.ts';
import { enterCachedContest } from '../entry.ts';

/** Who is inside a contest follows its news. */
export async function followContest(call: Call, cid: number) {
  const { isAdmin } = await enterCachedContest(call, cid, call.viewer);
  return { isStaff: isAdmin };
}

/** Tells what is new in a contest, once it is stored. */
export const tellContest = (
  call: Pick<Call, 'push' | 'clock'>,
  cid: number,
  audience: Audience,
  news: Pick<NewsEvent, 'news' | 'id' | 'title' | 'by'>,
) => tellNews(call, { kind: 'contest', id: cid }, audience, news);
