import type { SiteClient } from '../client/client.ts';
import { expectPage, unknownPage } from '../client/expect-page.ts';
import { cellsOf, findAll, findFirst, readHtml, textOf } from '../page/html.ts';
import type { SiteContests } from '../site.ts';
import { trouble } from '../trouble.ts';

const TASK = /^\/contests\/([a-z0-9-]+)\/tasks\/([a-z0-9_-]+)$/;

/** The tasks of a contest that is over: until then nobody who is not logged in sees them. */
async function list(client: SiteClient, contest: string) {
  const page = expectPage(await client.get(`/contests/${contest}/tasks?lang=en`));
  if (page.status === 404 || new URL(page.url).pathname === '/login') {
    return trouble('missing', { words: 'no such contest, or it is not over' });
  }
  const nodes = readHtml(page.text);
  const problems = findAll(nodes, { tag: 'tr' }).flatMap((row) => {
    const cells = cellsOf(row).map((cell) => findFirst([cell], { tag: 'a' }));
    const [, place, task] = TASK.exec(cells[1]?.attribs.href ?? '') ?? [];
    return place === contest && task && cells[0] && cells[1]
      ? [{ key: `${contest}/${task}`, title: `${textOf(cells[0])} - ${textOf(cells[1])}` }]
      : [];
  });
  if (problems.length === 0) throw unknownPage(page, 'no list of tasks');
  const title = findFirst(nodes, { tag: 'a', class: 'contest-title' });
  return { title: title ? textOf(title) : contest, problems };
}

export const contests: SiteContests = {
  contestOf(text) {
    const id = /\/contests\/([\w-]+)(?:[/?#]|$)/.exec(text)?.[1] ?? text.trim();
    return /^[a-z0-9][a-z0-9-]{1,39}$/i.test(id) ? id.toLowerCase() : null;
  },
  list,
};
