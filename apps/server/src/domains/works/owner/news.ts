import type { Call } from '../../../platform/http/call.ts';
import { type Audience, tellNews } from '../../news/news.ts';
import { openWork } from '../entry.ts';

/** Who may see a work follows its news. */
export async function followWork(call: Call, wid: number) {
  const { isAdmin } = await openWork(call, wid, call.viewer);
  return { isStaff: isAdmin };
}

/** Tells, once it is stored, that a work ends at another time for people, or that they see more of it: pages ask anew. */
export const tellTimes = (call: Pick<Call, 'push' | 'clock'>, wid: number, audience: Audience) =>
  tellNews(call, { kind: 'timedWork', id: wid }, audience, { news: 'times', id: wid, title: '' });

/** Tells the pages of somebody that the work was handed in, by whichever of them. */
export const tellHandedIn = (call: Pick<Call, 'push' | 'clock'>, wid: number, uid: number) =>
  tellNews(call, { kind: 'timedWork', id: wid }, { uid }, { news: 'handedIn', id: wid, title: '' });
