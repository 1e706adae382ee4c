import type { SiteClient, SitePage } from '../client/client.ts';
import { expectPage } from '../client/expect-page.ts';
import type { RemoteProblem, RemoteSite, SiteByPerson, SiteContests } from '../site.ts';
import { trouble } from '../trouble.ts';
import { askContest, askProfile, askRuns } from './api.ts';
import { readDocumentProblem } from './gym.ts';
import { keyOfArchive, keyOfGym, placeOf, runIdOf } from './keys.ts';
import { LANGUAGES } from './languages.ts';
import { readProblemPage } from './problem.ts';

/** The address of the document that a page is, or shows; null when it is a statement. */
function documentOf({ type, url, text }: SitePage): string | null {
  if (type.startsWith('application/pdf')) return url;
  const embed = /<embed\b[^<>]+application\/pdf[^<>]*>/i.exec(text)?.[0];
  const src = embed && /\bsrc=["']?([^"'\s<>]+)/i.exec(embed)?.[1];
  return embed ? new URL(src ?? url, url).href : null;
}

async function readAt(client: SiteClient, address: string): Promise<SitePage> {
  const page = expectPage(await client.get(`${address}?locale=en`));
  const { pathname } = new URL(page.url);
  if (pathname === '/enter')
    return trouble('refused', { words: 'it shows this problem to those alone who are logged in there' });
  // what is not there leads to its list
  if (page.status === 404 || pathname !== address) return trouble('missing', { words: 'no such problem' });
  return page;
}

async function readArchive(client: SiteClient, key: string): Promise<RemoteProblem> {
  const { contest, index } = placeOf(key);
  if (!(await askContest(client, contest)).isOver) return trouble('refused', { words: 'its contest is not over' });
  return readProblemPage(await readAt(client, `/problemset/problem/${contest}/${index}`), key);
}

async function readGym(client: SiteClient, key: string): Promise<RemoteProblem> {
  const { contest, index } = placeOf(key);
  const page = await readAt(client, `/gym/${contest}/problem/${index}`);
  const document = documentOf(page);
  if (document === null) return readProblemPage(page, key);
  return readDocumentProblem(await readAt(client, `/gym/${contest}`), { key, index, document });
}

const byPerson = (submitAddress: SiteByPerson['submitAddress']): SiteByPerson => ({
  submitAddress,
  runIdOf,
  handleOf: (text) => (/^[\w.-]{3,24}$/.test(text) ? text : null),
  async findRun(client, { id, handle }) {
    return (await askRuns(client, handle)).find((run) => run.id === id) ?? null;
  },
  readProfile: askProfile,
  profileAddress: '/settings/social',
});

/** @param ids how those of its contests look */
const contests = (ids: RegExp, keyOf: RemoteSite['keyOf']): SiteContests => ({
  contestOf(text) {
    const id = /\/(?:contest|gym)\/(\d{1,6})(?:[/?#]|$)/.exec(text)?.[1] ?? text.trim();
    return ids.test(id) ? id : null;
  },
  async list(client, contest) {
    const { title, isOver, problems } = await askContest(client, contest);
    if (!isOver) return trouble('refused', { words: 'the contest is not over' });
    return {
      title,
      problems: problems.flatMap(({ index, name }) => {
        const key = keyOf(`${contest}${index}`);
        return key === null ? [] : [{ key, title: name }];
      }),
    };
  },
});

const shared = {
  origin: 'https://codeforces.com',
  hosts: ['espresso.codeforces.com', 'assets.codeforces.com', 'userpic.codeforces.org'],
  encoding: 'utf-8',
  // its interface allows one call in two seconds
  gapMs: 2_500,
  submitGapMs: 0,
  followMs: [5_000, 60_000],
  languages: LANGUAGES,
  source: { min: 0, max: 65_536 },
  follow: (client, handle) => askRuns(client, handle),
} as const satisfies Partial<RemoteSite>;

export const codeforces: RemoteSite = {
  ...shared,
  code: 'CF',
  knownKey: '1A',
  keyOf: keyOfArchive,
  problemAddress(key) {
    const { contest, index } = placeOf(key);
    return `/problemset/problem/${contest}/${index}`;
  },
  submissionAddress: ({ id, key }) => `/contest/${placeOf(key).contest}/submission/${id}`,
  readProblem: readArchive,
  byPerson: byPerson((key) => {
    const { contest, index } = placeOf(key);
    return `/problemset/submit/${contest}/${index}`;
  }),
  contests: contests(/^[1-9]\d{0,4}$/, keyOfArchive),
};

export const gym: RemoteSite = {
  ...shared,
  code: 'GYM',
  knownKey: '101991E',
  keyOf: keyOfGym,
  problemAddress(key) {
    const { contest, index } = placeOf(key);
    return `/gym/${contest}/problem/${index}`;
  },
  submissionAddress: ({ id, key }) => `/gym/${placeOf(key).contest}/submission/${id}`,
  readProblem: readGym,
  byPerson: byPerson((key) => {
    const { contest, index } = placeOf(key);
    return `/gym/${contest}/submit?problem=${index}`;
  }),
  contests: contests(/^1\d{5}$/, keyOfGym),
};
