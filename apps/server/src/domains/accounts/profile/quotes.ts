import { type Quote, readQuote } from '@assay/rules/coins/quotes.ts';
import type { Parts } from '../../../platform/of-node.ts';
import type { Services } from '../../../platform/services.ts';

const TIMEOUT_MS = 3_000;
const MAX_BYTES = 16_384;
/** However many check in, the source is asked so often at most; one that fails is left alone for as long. */
const KEPT_MS = 60_000;

/** Reads a body until it is longer than a quote can be. */
async function readBody(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > MAX_BYTES) throw new Error('the answer is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** The last quote of the configured source, kept for a minute. */
class FetchedQuotes {
  readonly #log: Services['log'];
  #kept: { untilMs: number; quote: Promise<Quote | null> } | null = null;

  constructor({ log }: Pick<Services, 'log'>) {
    this.#log = log;
  }

  /** @returns null when there is none to be had now */
  of(url: string): Promise<Quote | null> {
    const now = performance.now();
    if (this.#kept === null || this.#kept.untilMs < now) {
      this.#kept = { untilMs: now + KEPT_MS, quote: this.#fetch(url) };
    }
    return this.#kept.quote;
  }

  async #fetch(url: string): Promise<Quote | null> {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
      if (!response.ok) throw new Error(`status ${response.status}`);
      return readQuote(await readBody(response));
    } catch (error) {
      this.#log.warn({ err: error }, 'the source of quotes does not answer');
      return null;
    }
  }
}

const open = (services: Services) => new FetchedQuotes(services);

/** What the node of these services has fetched. */
export const fetchedQuotes = ({ ofNode }: Parts): FetchedQuotes => ofNode(open);
