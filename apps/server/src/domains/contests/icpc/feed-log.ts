import { randomBytes } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { feedLine, feedOf } from '@assay/formats/contests/clics/feed.ts';
import type { IcpcView } from './view.ts';

/** Objects that are compared before others get a turn. */
const PIECE = 2_000;

/**
 * The event feed of one view of a contest: every object as it first was, then what changed. Tokens belong to this log in
 * this process; after a restart they are unknown and readers begin again, as the standard has it.
 */
export class FeedLog {
  /** Lines of the feed, oldest first. */
  readonly lines: string[] = [];
  readonly #generation = randomBytes(6).toString('hex');
  readonly #known = new Map<string, { type: string; id: string | null; data: string }>();
  #version = '';
  #growing: Promise<void> | null = null;
  #asking: { atMs: number; done: Promise<void> } | null = null;
  isEnded = false;

  /** The position behind a token; null when it is not of this log. */
  positionOf(token: string): number | null {
    const [generation, position] = token.split('-');
    const at = Number(position);
    return generation === this.#generation && Number.isInteger(at) && at >= 0 && at <= this.lines.length ? at : null;
  }

  /** Adds what changed since the last time. */
  async grow(view: IcpcView): Promise<void> {
    if (view.version === this.#version) return;
    this.#growing ??= this.#grow(view).finally(() => {
      this.#growing = null;
    });
    await this.#growing;
  }

  /** Adds what changed, for readers who ask within `sharedMs` of each other only once. */
  growFrom(sharedMs: number, view: () => Promise<IcpcView>): Promise<void> {
    const nowMs = performance.now();
    if (this.#asking && nowMs - this.#asking.atMs < sharedMs) return this.#asking.done;
    const done = view().then((found) => this.grow(found));
    this.#asking = { atMs: nowMs, done };
    return done;
  }

  async #grow({ version, log, moments, awards }: IcpcView): Promise<void> {
    const gone = new Map(this.#known);
    let compared = 0;
    for (const { type, id, data } of feedOf(log, moments, awards)) {
      compared += 1;
      if (compared % PIECE === 0) await breathe();
      const key = `${type} ${id}`;
      const text = JSON.stringify(data);
      gone.delete(key);
      if (this.#known.get(key)?.data === text) continue;
      this.#known.set(key, { type, id, data: text });
      this.#add(type, id, data);
    }
    // what was told later may refer to what was told before it
    for (const [key, { type, id }] of [...gone].reverse()) {
      this.#known.delete(key);
      this.#add(type, id, null);
    }
    this.#version = version;
    this.isEnded = moments.endOfUpdatesMs !== null;
  }

  #add(type: string, id: string | null, data: unknown): void {
    const token = `${this.#generation}-${this.lines.length + 1}`;
    this.lines.push(feedLine({ type, id, data, token }));
  }
}
