import type { FastifyInstance } from 'fastify';
import { listFoundIds } from '../domains/discussions/list.queries.ts';
import { listPublicIds } from '../domains/problems/list/list.queries.ts';
import { Recent } from '../platform/recent.ts';
import type { Services } from '../platform/services.ts';
import { PAGE_CALLS } from './page-calls.ts';
import { readScreens } from './screen-list.ts';

/** Of the 50,000 addresses that a map may have. */
const PROBLEMS_MAX = 40_000;
const DISCUSSIONS_MAX = 5_000;
/** What is new waits as long for search engines, which come far more rarely. */
const LIFE_MS = 10 * 60_000;

/** What says nothing to visitors. */
const CLOSED = ['/api/', '/admin', '/setting', '/message', '/my-'];
const ROBOTS = ['User-agent: *', 'Allow: /api/public/', ...CLOSED.map((path) => `Disallow: ${path}`)];

const DISCUSSIONS = ['DiscussionList', 'DiscussionDetails'];

/** The addresses of what every visitor may read: pages that say something by themselves, problems and discussions. */
async function listAddresses(services: Services): Promise<string[]> {
  const { db, clock, venues, settings, config } = services;
  const { openPublicDiscussion } = await settings.read();
  const pages = readScreens(config.webDir)
    .filter(({ name }) => name in PAGE_CALLS && (openPublicDiscussion || !DISCUSSIONS.includes(name)))
    .flatMap(({ pattern }) => /^\^([\w/-]+)\/\?\$$/.exec(pattern)?.[1] ?? []);
  const [problems, discussions] = await Promise.all([
    listPublicIds(db, PROBLEMS_MAX),
    openPublicDiscussion ? listFoundIds(db, { viewer: null, clock, venues }, DISCUSSIONS_MAX) : [],
  ]);
  return [
    ...pages,
    ...problems.map((id) => `/problem/${encodeURIComponent(id)}`),
    ...discussions.map((id) => `/discussion-detail/${id}`),
  ];
}

/** For search engines: `/robots.txt`, and, where the site knows its own address, `/sitemap.xml` of what every visitor may read. */
export function bindCrawlerFiles(app: FastifyInstance, services: Services) {
  const { publicUrl } = services.config;
  const robots = [...ROBOTS, ...(publicUrl === undefined ? [] : [`Sitemap: ${publicUrl}/sitemap.xml`]), ''].join('\n');
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots),
  );
  if (publicUrl === undefined) return;
  const recent = new Recent<Buffer>();
  const read = async () => {
    const locations = (await listAddresses(services)).map((path) => `<url><loc>${publicUrl}${path}</loc></url>\n`);
    return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${locations.join('')}</urlset>
`);
  };
  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=600')
      .send(await recent.get(LIFE_MS, read)),
  );
}
