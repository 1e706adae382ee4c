import { Failure } from '@assay/contract/failure.ts';
import type { SiteClient } from '@assay/remote-sites/client/client.ts';
import { CookieJar } from '@assay/remote-sites/client/cookies.ts';
import type { RemoteSite, SiteRobot } from '@assay/remote-sites/site.ts';
import { SiteTrouble } from '@assay/remote-sites/trouble.ts';
import { afterTrouble, isResting, type RemoteAct } from '@assay/rules/remote/trouble.ts';
import type { Services } from '../../../platform/services.ts';
import { type AccountRow, updateAccountState } from '../accounts/accounts.queries.ts';
import { keepCookies, openCookies, openSecret } from '../accounts/secrets.ts';
import { openClient } from '../sites/client.ts';
import { insertPage, type SiteRow, updateTrouble } from '../sites/sites.queries.ts';
import { withoutSecrets } from './without-secrets.ts';

/** Of a page that is kept, more than is stored, so that no secret is cut in two. */
const PAGE_READ = 200_000;

/** When a site worked last is noted this often. */
const FRESH_MS = 60_000;

/** One site at work on this node: its facts as they were read, and what it came to since. */
export class SiteWork {
  readonly services: Services;
  readonly site: RemoteSite;
  row: SiteRow;
  /** What was sent to the site that nobody may read: passwords and tokens, and the jars of cookies that came since. */
  readonly #secrets = new Set<string>();
  readonly #jars: CookieJar[] = [];
  /** That were made so far. */
  requests = 0;

  constructor(services: Services, site: RemoteSite, row: SiteRow) {
    this.services = services;
    this.site = site;
    this.row = row;
  }

  now = (): Date => this.services.clock.now();

  get gapMs(): number {
    return this.row.gap_ms ?? this.site.gapMs;
  }

  get submitGapMs(): number {
    return this.row.submit_gap_ms ?? this.site.submitGapMs;
  }

  /** How accounts submit to it. */
  get robot(): SiteRobot {
    if (!this.site.robot) throw new Error(`no account submits to ${this.site.code}`);
    return this.site.robot;
  }

  isResting = (act: RemoteAct): boolean => isResting(this.row.troubles[act], this.now().getTime());

  /** A client without an account, unless it is handed the cookies of one. */
  client(jar = new CookieJar()): SiteClient {
    for (const cookie of Object.values(jar.values())) this.#secrets.add(cookie);
    this.#jars.push(jar);
    const count = () => {
      this.requests += 1;
    };
    return openClient(this.services, this.site, { gapMs: this.gapMs, jar, count });
  }

  /** What the site says, without what it was sent in confidence. */
  hide = (text: string): string =>
    withoutSecrets(text.replaceAll('\u0000', ''), [
      ...this.#secrets,
      ...this.#jars.flatMap((jar) => Object.values(jar.values())),
    ]);

  /** An act worked. */
  async worked(act: RemoteAct): Promise<void> {
    const now = this.now();
    const isFresh = now.getTime() - (this.row.last_ok_at?.getTime() ?? 0) < FRESH_MS;
    if (!this.row.troubles[act] && isFresh) return;
    this.row.troubles[act] = null;
    this.row.last_ok_at = now;
    await updateTrouble(this.services.db, this.site.code, act, null, now);
  }

  /** An act came to nothing: it rests, and whoever runs the site finds out why. */
  async failed(act: RemoteAct, error: unknown): Promise<SiteTrouble> {
    const trouble = asTrouble(error);
    const { kind, details } = trouble;
    const now = this.now();
    const words = this.hide(details.words ?? '');
    const next = afterTrouble(this.row.troubles[act] ?? null, { kind, words, seconds: details.seconds }, now.getTime());
    this.row.troubles[act] = next;
    await updateTrouble(this.services.db, this.site.code, act, next, now);
    this.services.log.warn({ site: this.site.code, act, kind, words }, 'a remote judge could not be used');
    if (details.page) {
      const { url, status, text } = details.page;
      const page = {
        site: this.site.code,
        url: this.hide(url),
        status,
        missed: words,
        body: this.hide(text.slice(0, PAGE_READ)),
      };
      await insertPage(this.services.db, page, now);
    }
    return trouble;
  }

  /** A client that is signed in as an account. @throws SiteTrouble */
  async signIn(account: AccountRow): Promise<{ client: SiteClient; secret: string }> {
    const { services, robot } = this;
    const secret = await openSecret(services, account);
    if (secret === null) {
      const words = 'its key is gone: enter the password again';
      await updateAccountState(services.db, account.id, 'badCredentials', words, this.now());
      throw new SiteTrouble('badCredentials', { words });
    }
    this.#secrets.add(secret);
    const jar = new CookieJar(await openCookies(services, account));
    const client = this.client(jar);
    const credentials = { handle: account.handle, secret };
    try {
      if (jar.header() === null || !(await robot.isSignedIn(client, credentials)))
        await robot.login(client, credentials);
    } catch (error) {
      if (asTrouble(error).kind === 'badCredentials') {
        await updateAccountState(services.db, account.id, 'badCredentials', '', this.now());
      }
      throw error;
    }
    await keepCookies(services, account.id, jar.values());
    await updateAccountState(services.db, account.id, 'ok', '', this.now());
    return { client, secret };
  }
}

/** What is no trouble of the site is one of its pages: it is too large, or nests too deep. */
export function asTrouble(error: unknown): SiteTrouble {
  if (error instanceof SiteTrouble) return error;
  if (error instanceof Failure) return new SiteTrouble('unknownPage', { words: error.code });
  // a reader that stumbles over a page: whoever runs the site must see it, and no other submission wait for it
  const stumbled = [TypeError, RangeError, SyntaxError, URIError].some((kind) => error instanceof kind);
  if (stumbled) return new SiteTrouble('unknownPage', { words: String(error) });
  throw error;
}
