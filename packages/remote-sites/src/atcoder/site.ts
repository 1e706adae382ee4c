import type { SiteClient } from '../client/client.ts';
import { expectPage } from '../client/expect-page.ts';
import { findAll, readHtml, textOf } from '../page/html.ts';
import type { Followed, RemoteSite } from '../site.ts';
import { trouble } from '../trouble.ts';
import { contests } from './contest.ts';
import { LANGUAGES } from './languages.ts';
import { isLogIn, placeOf } from './places.ts';
import { readTaskPage } from './problem.ts';
import { sessions } from './sessions.ts';
import { readSubmission } from './submission.ts';

/** Contest and task: most tasks are named after their contest, but not all, and some stand in two. */
const KEY = /^(?:([a-z0-9-]{1,40})\/)?([a-z0-9_-]{1,60})$/;

function keyOf(text: string): string | null {
  const [, contest, task] = KEY.exec(text.trim().toLowerCase()) ?? [];
  if (!task?.includes('_')) return null;
  return `${contest ?? task.slice(0, task.lastIndexOf('_')).replaceAll('_', '-')}/${task}`;
}

async function readRun(client: SiteClient, { id, key }: Pick<Followed, 'id' | 'key'>) {
  const page = expectPage(await client.get(`/contests/${placeOf(key).contest}/submissions/${id}?lang=en`));
  if (isLogIn(page.url))
    return trouble('refused', { words: 'it shows this submission to those alone who are logged in there' });
  return page.status === 404 ? null : readSubmission(page, id);
}

export const atcoder: RemoteSite = {
  code: 'AC',
  origin: 'https://atcoder.jp',
  hosts: ['img.atcoder.jp'],
  encoding: 'utf-8',
  gapMs: 2_000,
  submitGapMs: 0,
  followMs: [4_000, 30_000],
  // without a session of the person there is no list
  followMost: 1,
  languages: LANGUAGES,
  source: { min: 0, max: 512 * 1024 },
  knownKey: 'abc001/abc001_a',
  keyOf,
  nameOf: (key) => placeOf(key).task,
  problemAddress(key) {
    const { contest, task } = placeOf(key);
    return `/contests/${contest}/tasks/${task}`;
  },
  submissionAddress: ({ id, key }) => `/contests/${placeOf(key).contest}/submissions/${id}`,
  async readProblem(client, key) {
    const { contest, task } = placeOf(key);
    const page = expectPage(await client.get(`/contests/${contest}/tasks/${task}?lang=en`));
    if (page.status === 404 || isLogIn(page.url)) return trouble('missing', { words: '404 Page Not Found' });
    return readTaskPage(page, key);
  },
  async follow(client, _handle, runs) {
    const reads = [];
    for (const run of runs) reads.push(await readRun(client, run));
    return reads.flatMap((read) => (read ? [read.run] : []));
  },
  async readCompileError(client, run) {
    return (await readRun(client, run))?.compileError ?? '';
  },
  contests,
  byPerson: {
    submitAddress(key) {
      const { contest, task } = placeOf(key);
      return `/contests/${contest}/submit?taskScreenName=${task}`;
    },
    runIdOf(text) {
      const trimmed = text.trim();
      if (/^\d{1,18}$/.test(trimmed)) return trimmed;
      return /\/contests\/[\w-]+\/submissions\/(\d{1,18})(?:[/?#]|$)/.exec(trimmed)?.[1] ?? null;
    },
    async findRun(client, followed) {
      const read = await readRun(client, followed);
      return read && { ...read.run, ...(read.source !== null && { source: read.source }) };
    },
    handleOf: (text) => (/^\w{3,16}$/.test(text) ? text : null),
    async readProfile(client, handle) {
      const page = expectPage(await client.get(`/users/${handle}?lang=en`));
      if (page.status === 404) return trouble('missing', { words: 'no such user' });
      const rows = findAll(readHtml(page.text), { tag: 'tr' }).map(textOf);
      return (
        rows
          .find((row) => row.startsWith('Affiliation'))
          ?.slice('Affiliation'.length)
          .trim() ?? ''
      );
    },
    profileAddress: '/settings',
    sessions,
  },
};
