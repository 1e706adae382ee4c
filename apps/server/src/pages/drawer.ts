import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Lang } from '@assay/contract/errors.ts';
import type { Log } from '../platform/log.ts';
import { ReaderThread } from '../platform/readers/reader-thread.ts';

/** What a drawing depends on: the same gives the same HTML. */
export interface Drawing {
  href: string;
  lang: Lang;
  /** The answers that the page brings, as JSON. */
  answers: string;
}

export interface Drawer {
  /** HTML of the page's first sight; null where there is none: too late, too many wait, or it could not be drawn. */
  draw(drawing: Drawing): Promise<string | null>;
  close(): void;
}

const JOB = {
  name: 'draw',
  lane: 'render',
  bounds: {
    reader: { en: 'First sight of pages', zh: '页面首屏' },
    where: 'apps/server/src/pages/drawer.ts',
    input: { max: 16 * 1024 * 1024, unit: 'characters' },
    time: 5_000,
  },
  run: (_input: Drawing): string => {
    throw new Error('pages are drawn in a thread');
  },
} as const;

/** Drawings that are kept, the ones asked for last. */
const KEPT = 200;
/** More than this are not worth waiting for: the browser draws as fast. */
const WAITING_MAX = 20;
/** A thread that failed is not started again before. */
const PAUSE_MS = 30_000;

/** The server's clock in an answer. */
const CLOCK = /"now":"[^"]*"/g;
/** A drawing with a clock in it is shown for as long, whatever the clock says by then: the script sets it right. */
const CLOCK_MS = 10_000;
/** Drawn anew behind the back of who is shown the older one. */
const CLOCK_FRESH_MS = 2_000;

/** Drawings are the same that differ in the clock alone. */
const keyOf = ({ href, lang, answers }: Drawing) =>
  createHash('sha256')
    .update(JSON.stringify([href, lang, answers.replaceAll(CLOCK, '')]))
    .digest('base64');

interface Kept {
  html: string | null;
  /** When it was drawn; never for one that stays right. */
  atMs: number;
}

/** Nothing is drawn where the web app was built without its drawing program. */
const NO_DRAWER: Drawer = { draw: async () => null, close: () => {} };

/** Draws pages in a thread of its own, by the program that is built from the web app's own components. */
export function createDrawer(webDir: string, log: Log): Drawer {
  const program = join(webDir, '.draw/draw.mjs');
  if (!existsSync(program)) return NO_DRAWER;
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<string | null>>();
  // it takes its time to start, and a first page should not wait for that
  let thread = new ReaderThread(pathToFileURL(program));
  let pausedUntilMs = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function drawNow(drawing: Drawing): Promise<string | null> {
    if (performance.now() < pausedUntilMs) return null;
    if (thread.isDead) thread = new ReaderThread(pathToFileURL(program));
    try {
      return await thread.run<Drawing, string>(JOB, drawing);
    } catch (error) {
      log.warn({ err: error, href: drawing.href }, 'a page could not be drawn');
      if (thread.isDead) pausedUntilMs = performance.now() + PAUSE_MS;
      return null;
    }
  }

  function drawAnew(key: string, drawing: Drawing): Promise<string | null> {
    const running = underWay.get(key);
    if (running) return running;
    if (underWay.size >= WAITING_MAX) return Promise.resolve(null);
    // the thread does one thing at a time
    const drawn = last
      .then(() => drawNow(drawing))
      .then((html) => {
        const atMs = drawing.answers.search(CLOCK) < 0 ? Number.POSITIVE_INFINITY : performance.now();
        kept.delete(key);
        kept.set(key, { html, atMs });
        if (kept.size > KEPT) kept.delete(kept.keys().next().value as string);
        return html;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, drawn);
    last = drawn;
    return drawn;
  }

  return {
    draw(drawing) {
      const key = keyOf(drawing);
      const before = kept.get(key);
      const ageMs = before ? performance.now() - before.atMs : Number.POSITIVE_INFINITY;
      if (!before || ageMs > CLOCK_MS) return drawAnew(key, drawing);
      kept.delete(key);
      kept.set(key, before);
      if (ageMs > CLOCK_FRESH_MS) void drawAnew(key, drawing);
      return Promise.resolve(before.html);
    },
    close: () => void thread.end(),
  };
}
