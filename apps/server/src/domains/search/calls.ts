import type { Paging } from '@assay/contract/page.ts';
import {
  SEARCH_BRIEF_SIZE,
  SEARCH_KINDS,
  type SearchHit,
  type SearchKind,
  searchSite,
} from '@assay/contract/search/search.ts';
import { plainLine } from '@assay/markdown/plain-line.ts';
import { excerptOf, marksIn } from '@assay/rules/search/excerpt.ts';
import { tsqueryOf } from '@assay/rules/search/query.ts';
import { fold } from '@assay/rules/search/tokens.ts';
import { pageAnswer } from '../../platform/db/page.ts';
import { type Call, type Implementation, implement } from '../../platform/http/call.ts';
import type { ReadingServices } from '../../platform/queue/read-together.ts';
import { findDocs, readsBodies, type Seeker, SHOW } from './search.queries.ts';

/** The hits of one kind, with the found words marked (SEARCH-5). */
async function hitsOf(
  call: ReadingServices & Pick<Call, 'lang'>,
  kind: SearchKind,
  asked: { words: string; query: string; seeker: Seeker },
  paging: Paging,
): Promise<{ hits: SearchHit[]; total: number }> {
  const exact = fold(asked.words.trim());
  const { refs, total } = await findDocs(call, kind, { ...asked, exact }, paging);
  if (refs.length === 0) return { hits: [], total };
  const texts = new Map((await SHOW[kind](call.db, refs, call.lang)).map((text) => [text.id, text]));
  const hits = refs.flatMap((ref): SearchHit[] => {
    const text = texts.get(ref);
    if (!text) return [];
    const { id, name, gid, title, body } = text;
    const shown = kind === 'person' ? body : plainLine(body);
    const excerpt = excerptOf(readsBodies(kind, asked.seeker) ? shown : '', asked.words);
    const titleMarks = marksIn(title, asked.words);
    return [{ kind, id, name, gid, title, titleMarks, excerpt: excerpt.text, excerptMarks: excerpt.marks }];
  });
  return { hits, total };
}

export const searchCalls: Implementation[] = [
  implement(searchSite, async (call, { q, kind, ...paging }) => {
    const query = tsqueryOf(q);
    if (query === null) return pageAnswer([], 0, paging);
    const { openPublicDiscussion, openGroupDiscussion } = await call.settings.read();
    const { viewer, clock, venues } = call;
    const asked = { words: q, query, seeker: { viewer, clock, venues, openPublicDiscussion, openGroupDiscussion } };
    if (kind) {
      const { hits, total } = await hitsOf(call, kind, asked, paging);
      return pageAnswer(hits, total, paging);
    }
    const brief = { currentPage: 1, limit: SEARCH_BRIEF_SIZE };
    const all: SearchHit[] = [];
    for (const each of SEARCH_KINDS) all.push(...(await hitsOf(call, each, asked, brief)).hits);
    return pageAnswer(all, all.length, paging);
  }),
];
