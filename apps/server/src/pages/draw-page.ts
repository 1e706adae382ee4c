import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { failureStatus, type Lang } from '@assay/contract/errors.ts';
import type { DataOf } from '@assay/contract/op.ts';
import type { getWebsiteConfig } from '@assay/contract/site/config.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerWriter } from '../platform/http/answer-writer.ts';
import { asFailure, refuseAccess } from '../platform/http/bind.ts';
import { type Call, FileAnswer, type Implementation } from '../platform/http/call.ts';
import { callOf, callWith } from '../platform/http/call-of.ts';
import { parseInput } from '../platform/http/envelope.ts';
import { contentSecurityPolicy } from '../platform/http/headers.ts';
import { languageOf } from '../platform/http/language.ts';
import type { DrawnPage, DrawPage } from '../platform/ops/web-files.ts';
import { Recent } from '../platform/recent.ts';
import type { Services } from '../platform/services.ts';
import { createDrawer } from './drawer.ts';
import { EVERYWHERE, type FirstCall, PAGE_CALLS, type Words } from './page-calls.ts';
import { fillPage, type PageParts, writeAnswers } from './page-html.ts';
import { createStyles } from './page-styles.ts';
import { isLedOn, type Place, pathOf, placeAt, readScreens } from './screen-list.ts';

/** A page is drawn for all who ask within this time; what it shows is no older. */
const LIFE_MS = 1_000;
/**
 * The bare page is sent when the answers are not there by then; it asks for them itself. Its reader waits at least as long for the scripts that
 * draw it, and his browser works a fifth of a second on it that it is spared otherwise.
 */
const PATIENCE_MS = 1_000;
/** Pages that are kept, the ones asked for last. */
const KEPT = 60;
/** What is not drawn by then comes without its first sight, which the browser draws. */
const DRAWING_MS = 600;

/** Sent by browsers in which our own worker (apps/web/public/sw.js) stands between: it has kept the files. */
const KEEPER = 'service-worker-navigation-preload';

/** What search engines are told of a page of a site that says nothing of itself. */
const DESCRIPTION: Record<Lang, string> = {
  zh: '在线评测系统：题目、比赛、训练、团队与讨论',
  en: 'An online judge: problems, contests, trainings, groups and discussions',
};

interface Answered extends FirstCall {
  data: unknown;
  json: string;
}

/**
 * Draws the pages of the web app for visitors: the same for everybody who reads the same language, whoever asks, so
 * that nothing of a login can be in it. An address that is no screen, or whose first call a visitor is refused, is 404.
 */
export function createPages(services: Services, implemented: readonly Implementation[]): DrawPage {
  const { webDir, publicUrl, drawingUrl } = services.config;
  const screens = readScreens(webDir);
  const file = join(webDir, 'index.html');
  if (screens.length === 0 || !existsSync(file)) return async () => null;
  const shell = readFileSync(file, 'utf8');
  const boot = readBoot(webDir);
  const policy = contentSecurityPolicy(drawingUrl, boot === null ? undefined : hash(boot, 'base64'));
  const ask = createAsker(implemented);
  const stylesAt = createStyles(webDir, shell);
  const drawer = createDrawer(webDir, services.log);
  services.stopping.signal.addEventListener('abort', drawer.close, { once: true });
  const recent = new Map<string, Recent<DrawnPage | null>>();

  interface Wanted {
    place: Place | null;
    path: string;
    isPlain: boolean;
    /** The browser has the files of pages that it showed before. */
    keepsFiles: boolean;
  }
  async function draw({ place, path, isPlain, keepsFiles }: Wanted, call: Call): Promise<DrawnPage | null> {
    const page = place?.screen.isPublic && isPlain ? PAGE_CALLS[place.screen.name] : undefined;
    const everywhere = await Promise.all(EVERYWHERE.map((first) => ask(call, first)));
    const site = everywhere[0]?.data as DataOf<typeof getWebsiteConfig>;
    let status: DrawnPage['status'] = place === null && !isLedOn(path) ? 404 : 200;
    const calls = page?.calls(place!.params, call.lang) ?? [];
    const own: Answered[] = [];
    for (const [at, outcome] of (await Promise.allSettled(calls.map((first) => ask(call, first)))).entries()) {
      if (outcome.status === 'fulfilled') own.push(outcome.value);
      else if (failureStatus(asFailure(outcome.reason).code) >= 500) return null;
      else if (at === 0) status = 404;
    }
    if (status === 404) own.length = 0;
    const words: Words = own[0] ? (page?.words?.(own[0].data as never) ?? {}) : {};
    const answers = writeAnswers(
      [...everywhere, ...own].map(({ op, input, json }) => ({ op: op.name, input, data: json })),
    );
    const isDrawn = page !== undefined && status === 200;
    const title = words.title ?? place?.screen.title[call.lang];
    const sight = isDrawn ? await within(DRAWING_MS, drawer.draw({ href: path, lang: call.lang, answers })) : null;
    return drawn(shell, status, policy, {
      boot,
      lang: call.lang,
      title: [title, site.shortName || 'OJ'].filter(Boolean).join(' - '),
      siteName: site.name,
      description: words.description || site.description || DESCRIPTION[call.lang],
      canonical: publicUrl === undefined || status === 404 ? null : publicUrl + path,
      scripts: place?.screen.scripts ?? [],
      styles: place?.screen.styles ?? [],
      joined: place?.screen.joined ?? null,
      answers,
      sight,
      own: place === null || sight === null || keepsFiles ? null : stylesAt(place),
    });
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const [asked = '/', query = ''] = request.url.split('?', 2);
    const path = pathOf(asked);
    const place = placeAt(screens, path);
    // Of the addresses that are no screens one stands for all.
    const lang: Lang = languageOf(request);
    const isPlain = withoutLanguage(query) === '';
    const keepsFiles = request.headers[KEEPER] !== undefined;
    const key = JSON.stringify([place ? path : isLedOn(path), isPlain, keepsFiles, lang]);
    const kept = recent.get(key) ?? new Recent<DrawnPage | null>();
    recent.delete(key);
    recent.set(key, kept);
    if (recent.size > KEPT) recent.delete(recent.keys().next().value as string);
    const call = () => callWith(callOf(services, request, reply, null), { isForPage: true as const });
    const page = Promise.resolve(kept.get(LIFE_MS, () => draw({ place, path, isPlain, keepsFiles }, call())));
    return within(
      PATIENCE_MS,
      page.catch(() => null),
    );
  };
}

/** Where most visits begin. */
const BEGINNINGS = ['/home', '/problem', '/contest'];

/** Draws these pages once when the server begins to listen: the first of all takes many times as long as the next, and would go out bare. */
export function warmPages(app: FastifyInstance): void {
  const ask = async () => {
    for (const url of BEGINNINGS)
      for (const lang of ['zh-CN', 'en-US']) await app.inject({ url, headers: { 'accept-language': lang } });
  };
  // nobody waits for it; a server that ends meanwhile ends it
  app.addHook('onListen', async () => void ask().catch(() => {}));
}

/** What comes of a promise within some time, or null. */
async function within<T>(ms: number, promise: Promise<T>): Promise<T | null> {
  const late = new AbortController();
  try {
    return await Promise.race([promise, sleep(ms, null, { signal: late.signal }).catch(() => null)]);
  } finally {
    late.abort();
  }
}

/** A query that only chooses the language changes nothing of what is asked. */
const withoutLanguage = (query: string) => query.replace(/(^|&)l=[^&]*/g, '');

const hash = (content: Buffer | string, as: 'base64' | 'base64url' = 'base64url') =>
  createHash('sha256').update(content).digest(as);

/** The text of boot.js; null where the page must ask for the file. */
function readBoot(webDir: string): string | null {
  const file = join(webDir, 'boot.js');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  // what would end or hide the element stays a file; a page has no other line ends than these
  return text === '' || /<\/script|<!--|\r/i.test(text) ? null : text;
}

function drawn(shell: string, status: DrawnPage['status'], policy: string, parts: PageParts): DrawnPage {
  const html = Buffer.from(fillPage(shell, parts));
  return { status, html, etag: hash(html).slice(0, 27), policy };
}

/**
 * Asks calls of this server as a visitor does, by the same handlers and the same shapes.
 * @throws Failure as the call refuses; Error for a call that not everybody may make
 */
function createAsker(implemented: readonly Implementation[]) {
  return async (call: Call, { op, input }: FirstCall): Promise<Answered> => {
    if (refuseAccess(op.access, null, false) !== null) throw new Error(`${op.name} is not for visitors`);
    const { handle } = implemented.find((one) => one.op.name === op.name)!;
    const data = await handle(call, parseInput(op.input, input, call.lang));
    // boards come written already
    const envelope = data instanceof FileAnswer ? String(data.body) : answerWriter(op)(data);
    return { op, input, data, json: envelope.slice(envelope.indexOf('"data":') + '"data":'.length, -1) };
  };
}
