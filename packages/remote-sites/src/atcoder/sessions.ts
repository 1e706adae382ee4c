import * as z from 'zod';
import type { SiteClient } from '../client/client.ts';
import { expectPage, unknownPage } from '../client/expect-page.ts';
import { cellsOf, findAll, readHtml, textOf } from '../page/html.ts';
import type { Followed, RemoteRun, SiteSessions } from '../site.ts';
import { trouble } from '../trouble.ts';
import { isLogIn, placeOf } from './places.ts';
import { figureOf, readLabel } from './submission.ts';

const answer = z.object({ Result: z.record(z.string(), z.object({ Html: z.string(), Score: z.string().nullish() })) });

/** Cells of the own list: one while it is judged, with time and memory once it is over. */
export function readStatusCells(run: Followed, html: string, score: string | null): RemoteRun | null {
  const cells = findAll(readHtml(`<table><tr>${html}</tr></table>`), { tag: 'tr' })
    .flatMap(cellsOf)
    .map(textOf);
  const [raw, time, memory] = cells;
  if (!raw) return null;
  const progress = /^(\d+)\/\d+/.exec(raw)?.[1];
  return {
    ...run,
    language: '',
    length: null,
    status: readLabel(raw),
    raw,
    timeMs: figureOf(time, 'ms'),
    memoryKb: figureOf(memory, 'K(?:i)?B'),
    score: score !== null && /^\d+$/.test(score) ? Number(score) : null,
    test: progress === undefined ? null : Number(progress),
  };
}

/** What the site says of own submissions to one contest. */
async function readStatuses(client: SiteClient, contest: string, runs: readonly Followed[]): Promise<RemoteRun[]> {
  const ids = runs.map(({ id }) => `sids[]=${id}`).join('&');
  const page = expectPage(await client.get(`/contests/${contest}/submissions/me/status/json?reload=true&${ids}`));
  if (isLogIn(page.url)) return trouble('signedOut');
  let json: unknown;
  try {
    json = JSON.parse(page.text);
  } catch {
    throw unknownPage(page, 'no JSON');
  }
  const read = answer.safeParse(json);
  if (!read.success) throw unknownPage(page, 'JSON of another shape');
  return runs.flatMap((run) => {
    const own = read.data.Result[run.id];
    if (!own) return [];
    const shown = readStatusCells(run, own.Html, own.Score ?? null);
    if (!shown) throw unknownPage(page, 'no cells of a status');
    return [shown];
  });
}

/** A session shows the own list, which tells of many submissions to a contest at once. */
export const sessions: SiteSessions = {
  cookie: 'REVEL_SESSION',
  most: 20,
  async whose(client) {
    const page = expectPage(await client.get('/settings?lang=en'));
    if (isLogIn(page.url)) return null;
    const own = findAll(readHtml(page.text), { tag: 'a' })
      .map(({ attribs }) => /^\/users\/(\w+)$/.exec(attribs.href ?? '')?.[1])
      .find((name) => name !== undefined);
    if (!own) throw unknownPage(page, 'no user name');
    return own;
  },
  async follow(client, runs) {
    const shown: RemoteRun[] = [];
    for (const contest of new Set(runs.map(({ key }) => placeOf(key).contest))) {
      const of = runs.filter(({ key }) => placeOf(key).contest === contest);
      shown.push(...(await readStatuses(client, contest, of)));
    }
    return shown;
  },
};
