import type { SiteClient, SitePage } from '../client/client.ts';
import { expectPage, unknownPage } from '../client/expect-page.ts';
import { findAll, findFirst, preText, readHtml, textOf } from '../page/html.ts';
import type { RemoteSite, SiteRobot } from '../site.ts';
import { trouble } from '../trouble.ts';
import { LANGUAGES } from './languages.ts';
import { readProblemPage } from './problem.ts';
import { readStatus } from './status.ts';

const DOWN = /The page is temporarily unavailable/;

function expectPoj(page: SitePage): SitePage {
  const down = DOWN.exec(expectPage(page).text);
  return down ? trouble('unreachable', { words: down[0], mayHaveArrived: true }) : page;
}

const isLogIn = (page: SitePage) => /name="?password1/.test(page.text);

const robot: SiteRobot = {
  async login(client, { handle, secret }) {
    const form = { user_id1: handle, password1: secret, B1: 'login', url: '/' };
    const page = expectPoj(await client.post('/login', form));
    if (page.status === 302 && (await robot.isSignedIn(client, { handle, secret }))) return;
    if (/Login failed!/.test(page.text) || page.status === 302) trouble('badCredentials');
    throw unknownPage(page, 'no answer to a login');
  },
  async isSignedIn(client, { handle }) {
    const { text } = expectPoj(await client.get('/'));
    return />Log Out<\/a>/.test(text) && text.includes(handle);
  },
  async submit(client, { submitKey, language, source }) {
    const page = expectPoj(
      await client.post('/submit', {
        problem_id: submitKey,
        language: language.id,
        source: Buffer.from(source).toString('base64'),
        submit: 'Submit',
        encoded: '1',
      }),
    );
    // any other place that it sends on to says nothing of the submission
    if (page.status === 302 && /^[^?]*\/?status/.test(page.location ?? '')) return { id: null };
    if (/Error Occurred/.test(page.text)) {
      const reasons = findAll(readHtml(page.text), { tag: 'li' }).map(textOf);
      return trouble('refused', { words: reasons.join(' ') });
    }
    if (isLogIn(page)) return trouble('signedOut');
    throw unknownPage(page, 'no answer to a submission');
  },
  async readSource(client, { id }) {
    const page = expectPoj(await client.get(`/showsource?solution_id=${id}`));
    const pre = findFirst(readHtml(page.text), { tag: 'pre' });
    if (!pre) throw unknownPage(page, 'no source');
    return preText(pre.children);
  },
  async listOwn(client, { handle, key }) {
    const rows = await listOf(client, { problem_id: key, user_id: handle, result: '', language: '' });
    return rows.filter((row) => row.handle === handle && row.key === key);
  },
};

const listOf = async (client: SiteClient, query: Record<string, string>) =>
  readStatus(expectPoj(await client.get(`/status?${new URLSearchParams(query)}`)));

export const poj: RemoteSite & { robot: SiteRobot } = {
  code: 'POJ',
  origin: 'http://poj.org',
  hosts: [],
  encoding: 'utf-8',
  gapMs: 2_000,
  submitGapMs: 6_000,
  followMs: [3_000, 20_000],
  languages: LANGUAGES,
  source: { min: 0, max: 65_536 },
  knownKey: '1000',
  keyOf: (text) => (/^[1-9]\d{3,4}$/.test(text) ? text : null),
  problemAddress: (key) => `/problem?id=${key}`,
  submissionAddress: ({ id }) => `/status?top=${BigInt(id) + 1n}`,
  async readProblem(client, key) {
    return readProblemPage(expectPoj(await client.get(`/problem?id=${key}`)), key);
  },
  robot,
  async follow(client, handle, runs) {
    const newest = runs.map(({ id }) => BigInt(id)).reduce((one, other) => (one > other ? one : other));
    return listOf(client, { problem_id: '', user_id: handle, result: '', language: '', top: String(newest + 1n) });
  },
  async readCompileError(client, { id }) {
    const page = expectPoj(await client.get(`/showcompileinfo?solution_id=${id}`));
    const pre = findFirst(readHtml(page.text), { tag: 'pre' });
    if (!pre) throw unknownPage(page, 'no words of the compiler');
    return preText(pre.children);
  },
};
