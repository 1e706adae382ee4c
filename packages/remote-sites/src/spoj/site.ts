import type { SiteClient, SitePage } from '../client/client.ts';
import { expectPage, unknownPage } from '../client/expect-page.ts';
import { findAll, findFirst, preText, readHtml, textOf } from '../page/html.ts';
import type { RemoteSite, SiteRobot } from '../site.ts';
import { trouble } from '../trouble.ts';
import { LANGUAGES } from './languages.ts';
import { readProblemPage } from './problem.ts';
import { readStatus } from './status.ts';

const isLogIn = (page: SitePage) => /name="?login_user/.test(page.text);

/** Why a submission was not taken, as the page says it. */
const REFUSED =
  /(?:you can't )?submit in this language for this problem|wrong problem code!?|your solution is too long|source should differ/i;

const robot: SiteRobot = {
  async login(client, { handle, secret }) {
    const form = { login_user: handle, password: secret, autologin: '1', next_raw: '/', submit: 'Log In' };
    const page = expectPage(await client.post('/login/', form));
    if (page.status === 302 && (await robot.isSignedIn(client, { handle, secret }))) return;
    if (/Authentication failed!/.test(page.text) || page.status === 302) trouble('badCredentials');
    throw unknownPage(page, 'no answer to a login');
  },
  async isSignedIn(client) {
    const { text } = expectPage(await client.get('/'));
    return /href="\/logout/.test(text);
  },
  async submit(client, { submitKey, language, source }) {
    const page = expectPage(
      await client.post('/submit/complete/', {
        lang: language.id,
        problemcode: submitKey,
        file: source,
        submit: 'Submit!',
      }),
    );
    const nodes = readHtml(page.text);
    const id = findFirst(nodes, { tag: 'input', attribute: ['name', 'newSubmissionId'] })?.attribs.value;
    if (id && /^\d+$/.test(id)) return { id };
    if (isLogIn(page)) return trouble('signedOut');
    const refused = REFUSED.exec(textOf(nodes));
    if (refused) return trouble('refused', { words: refused[0] });
    throw unknownPage(page, 'no answer to a submission');
  },
  async readLanguages(client, key) {
    const page = expectPage(await client.get(`/submit/${key}/`));
    if (isLogIn(page)) return trouble('signedOut');
    const select = findFirst(readHtml(page.text), { tag: 'select', id: 'lang' });
    if (!select) throw unknownPage(page, 'no languages');
    return findAll([select], { tag: 'option' }).flatMap(({ attribs }) => attribs.value ?? []);
  },
  async listOwn(client, { handle, key }) {
    const runs = await listOf(client, handle);
    return runs.filter((run) => run.handle === handle && run.key === key);
  },
};

const listOf = async (client: SiteClient, handle: string) =>
  readStatus(expectPage(await client.get(`/status/${encodeURIComponent(handle)}/ajax=1`)));

export const spoj: RemoteSite & { robot: SiteRobot } = {
  code: 'SPOJ',
  origin: 'https://www.spoj.com',
  hosts: ['spoj.com'],
  encoding: 'utf-8',
  gapMs: 2_000,
  submitGapMs: 10_000,
  followMs: [4_000, 30_000],
  languages: LANGUAGES,
  source: { min: 0, max: 50_000 },
  knownKey: 'TEST',
  keyOf: (text) => (/^[A-Z0-9_]{2,20}$/i.test(text) ? text.toUpperCase() : null),
  problemAddress: (key) => `/problems/${key}/`,
  submissionAddress: ({ id }) => `/status/ns=${id}`,
  async readProblem(client, key) {
    return readProblemPage(expectPage(await client.get(`/problems/${key}/`)), key);
  },
  robot,
  async follow(client, handle, runs) {
    const shown = await listOf(client, handle);
    if (runs.some(({ id }) => shown.some((run) => run.id === id))) return shown;
    // older than the first page
    return readStatus(expectPage(await client.get(`/status/ns=${runs[0]!.id}`)));
  },
  async readCompileError(client, { id }) {
    const page = expectPage(await client.get(`/error/${id}`));
    const pre = findAll(readHtml(page.text), { tag: 'div', attribute: ['align', 'left'] }).flatMap((block) =>
      findAll([block], { tag: 'pre' }),
    )[0];
    if (!pre) throw unknownPage(page, 'no words of the compiler');
    return preText(pre.children);
  },
};
