import type { SiteClient, SitePage } from '../client/client.ts';
import { expectPage, unknownPage } from '../client/expect-page.ts';
import { findAll, findFirst, preText, readHtml, textOf } from '../page/html.ts';
import type { RemoteSite, SiteRobot } from '../site.ts';
import { trouble } from '../trouble.ts';
import { LANGUAGES } from './languages.ts';
import { readProblemPage } from './problem.ts';
import { readStatus } from './status.ts';

/** Pages of the server or its proxy that come with status 200. */
const DOWN =
  /Connect\(0\) to MySQL Server failed|PHP: Maximum execution time of|The requested URL could not be retrieved|Exercise Is Closed Now!/;

const isSignIn = (page: SitePage) => /Sign In Your Account/.test(page.text);

function expectHdu(page: SitePage): SitePage {
  const down = DOWN.exec(expectPage(page).text);
  return down ? trouble('unreachable', { words: down[0], mayHaveArrived: true }) : page;
}

/** Why a submission was not taken, in the site's words. */
function refusalOf(page: SitePage): never {
  if (/Please don't re-submit in \d+ seconds/.test(page.text))
    return trouble('busy', { seconds: 6, words: "Please don't re-submit in 5 seconds" });
  if (/One or more following ERROR\(s\) occurred/.test(page.text)) {
    const reasons = findAll(readHtml(page.text), { tag: 'li' }).map(textOf);
    return trouble('refused', { words: reasons.join(' ') });
  }
  if (isSignIn(page)) return trouble('signedOut');
  throw unknownPage(page, 'no answer to a submission');
}

const robot: SiteRobot = {
  async login(client, { handle, secret }) {
    await client.get('/');
    const form = { username: handle, userpass: secret, login: 'Sign In' };
    const page = expectHdu(await client.post('/userloginex.php?action=login', form));
    if (page.status === 302) return;
    if (/No such user or wrong password/.test(page.text)) trouble('badCredentials');
    throw unknownPage(page, 'no answer to a login');
  },
  async isSignedIn(client) {
    return expectHdu(await client.get('/')).text.includes('userloginex.php?action=logout');
  },
  async submit(client, { submitKey, language, source }) {
    const page = expectHdu(
      await client.post('/submit.php?action=submit', {
        check: '0',
        problemid: submitKey,
        language: language.id,
        _usercode: Buffer.from(encodeURIComponent(source)).toString('base64'),
      }),
    );
    // any other place that it sends on to says nothing of the submission
    return page.status === 302 && /^[^?]*status\.php/.test(page.location ?? '') ? { id: null } : refusalOf(page);
  },
  async listOwn(client, { handle, key }) {
    const rows = await listOf(client, { first: '', pid: key, user: handle, lang: '0', status: '0' });
    return rows.filter((row) => row.handle === handle && row.key === key);
  },
};

const listOf = async (client: SiteClient, query: Record<string, string>) =>
  readStatus(expectHdu(await client.get(`/status.php?${new URLSearchParams(query)}`)));

export const hdu: RemoteSite & { robot: SiteRobot } = {
  code: 'HDU',
  origin: 'https://acm.hdu.edu.cn',
  hosts: [],
  encoding: 'gb18030',
  gapMs: 1_000,
  submitGapMs: 6_000,
  followMs: [2_000, 15_000],
  languages: LANGUAGES,
  // more than 50 bytes
  source: { min: 51, max: 65_536 },
  knownKey: '1000',
  keyOf: (text) => (/^[1-9]\d{3,5}$/.test(text) ? text : null),
  problemAddress: (key) => `/showproblem.php?pid=${key}`,
  submissionAddress: ({ id }) => `/status.php?first=${id}`,
  async readProblem(client, key) {
    return readProblemPage(expectHdu(await client.get(`/showproblem.php?pid=${key}`)), key);
  },
  robot,
  async follow(client, handle, runs) {
    const newest = runs.map(({ id }) => BigInt(id)).reduce((one, other) => (one > other ? one : other));
    return listOf(client, { first: String(newest), pid: '', user: handle, lang: '0', status: '0' });
  },
  async readCompileError(client, { id }) {
    const page = expectHdu(await client.get(`/viewerror.php?rid=${id}`));
    const pre = findFirst(readHtml(page.text), { tag: 'pre' });
    if (!pre) throw unknownPage(page, 'no words of the compiler');
    return preText(pre.children);
  },
};
