import { Failure } from '@assay/contract/failure.ts';
import { LRUCache } from 'lru-cache';
import type { Services } from '../../platform/services.ts';
import { type RenderedText, renderTextJob, TEXT_MAX, textHash } from './render-job.ts';
import {
  deleteRenderedBefore,
  findRendered,
  insertWaiting,
  listWaiting,
  updateRenderedText,
} from './rendered-texts.queries.ts';

/** Rings when a text waits to be rendered. */
export const TEXTS_CHANNEL = 'rendered_texts';
/** Characters of HTML that a node keeps in memory. */
const KEPT_CHARS = 16 * 1024 * 1024;
/** Texts that readers of one node may ask for in a second: of old ones, the next reader asks again. */
const ASKED_PER_SECOND = 100;
/** Texts rendered in one go. */
const BATCH = 20;
/** Whoever reads a text after so many days has it rendered anew. */
const KEPT_DAYS = 30;

const sizeOf = ({ html, formulas }: RenderedText) => html.length + JSON.stringify(formulas).length;

type Node = Pick<Services, 'db' | 'clock' | 'log'>;

/**
 * Written texts as HTML, by their content, so that no browser parses what one machine can parse once: comments, announcements,
 * descriptions. A text is rendered after it was saved, or first read, in a thread that can be ended; until then browsers do it.
 */
class RenderedTexts {
  readonly #node: Node;
  readonly #kept = new LRUCache<string, RenderedText>({
    maxSize: KEPT_CHARS,
    sizeCalculation: (text) => Math.max(1, sizeOf(text)),
  });
  #second = 0;
  #asked = 0;

  constructor(node: Node) {
    this.#node = node;
  }

  /** Those of these texts that are rendered, by their source. The others are asked for. */
  async of(sources: readonly string[]): Promise<Map<string, RenderedText>> {
    const found = new Map<string, RenderedText>();
    const missing = new Map<string, string>();
    for (const source of sources) {
      if (source === '' || source.length > TEXT_MAX) continue;
      const hash = textHash(source);
      const kept = this.#kept.get(hash);
      if (kept) found.set(source, kept);
      else missing.set(hash, source);
    }
    if (missing.size === 0) return found;
    for (const { hash, rendered, waits } of await findRendered(this.#node.db, [...missing.keys()])) {
      const source = missing.get(hash)!;
      missing.delete(hash);
      if (waits || rendered === null) continue;
      const text = rendered as unknown as RenderedText;
      this.#kept.set(hash, text);
      found.set(source, text);
    }
    await this.#ask(missing);
    return found;
  }

  async #ask(texts: ReadonlyMap<string, string>): Promise<void> {
    const now = this.#node.clock.now();
    const second = Math.floor(now.getTime() / 1000);
    if (second !== this.#second) [this.#second, this.#asked] = [second, 0];
    const asked = [...texts].slice(0, ASKED_PER_SECOND - this.#asked).map(([hash, source]) => ({ hash, source }));
    this.#asked += asked.length;
    if (asked.length === 0) return;
    // whoever reads need not suffer because this cannot be stored
    await insertWaiting(this.#node.db, asked, now, TEXTS_CHANNEL).catch((error) => {
      this.#node.log.warn({ err: error }, 'texts could not be asked for');
    });
  }
}

const open = (services: Services) => new RenderedTexts(services);

/** The rendered ones among these texts, by their source. */
export const renderedTexts = (services: Services, sources: readonly string[]): Promise<Map<string, RenderedText>> =>
  services.ofNode(open).of(sources);

/** Rows with their text rendered beside it, or null. */
export async function withRendered<Row>(
  services: Services,
  rows: readonly Row[],
  textOf: (row: Row) => string,
): Promise<(Row & { rendered: RenderedText | null })[]> {
  const texts = await renderedTexts(services, rows.map(textOf));
  return rows.map((row) => ({ ...row, rendered: texts.get(textOf(row)) ?? null }));
}

/** Renders the texts that wait. One that cannot be rendered within its bounds is left to browsers for good. */
export async function renderWaiting({ db, readers, stopping, clock }: Services): Promise<void> {
  await deleteRenderedBefore(db, new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000));
  for (;;) {
    const waiting = await listWaiting(db, BATCH);
    for (const { hash, source } of waiting) {
      if (stopping.signal.aborted) return;
      const rendered = await readers.run(renderTextJob, source!, null).catch((error: unknown) => {
        if (error instanceof Failure && error.code.startsWith('reader.too')) return null;
        throw error;
      });
      await updateRenderedText(db, hash, rendered);
    }
    if (waiting.length < BATCH) return;
  }
}
