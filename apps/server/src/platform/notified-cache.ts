import { LRUCache } from 'lru-cache';
import type { Notifications } from './db/notifications.ts';

interface NotifiedCacheOptions<K extends string | number, V extends object | number> {
  /** The channel on which nodes say what changed. */
  channel: string;
  /** Values that are kept; the one unused for longest goes first. */
  max: number;
  /**
   * A value is read anew after some time between these, whatever is said, so that values that came together are not all read again at one
   * moment.
   */
  keptMs: readonly [least: number, most: number];
  /** The age from which a value is read anew while notifications may not come in; 0 keeps none then. */
  unsoundMs: number;
  /** Forgets what a notification says has changed. */
  changed(payload: string, cache: NotifiedCache<K, V>): void;
}

interface Kept<V> {
  value: V;
  readAtMs: number;
  keptMs: number;
}

/**
 * Values read from the database, kept until a notification of any node says that they changed. Those who ask at the same time for the
 * same value share one reading, and what was read before a change is neither kept nor handed out after it. A lost connection
 * forgets everything, as anything may have been said meanwhile.
 */
export class NotifiedCache<K extends string | number, V extends object | number> {
  readonly #notifications: Pick<Notifications, 'isSound'>;
  readonly #options: Pick<NotifiedCacheOptions<K, V>, 'keptMs' | 'unsoundMs'>;
  readonly #kept: LRUCache<K, Kept<V>>;
  readonly #reading = new Map<K, Promise<V | null>>();

  constructor(notifications: Pick<Notifications, 'isSound' | 'listen'>, options: NotifiedCacheOptions<K, V>) {
    this.#notifications = notifications;
    this.#options = options;
    // by a size of one each, for `max` would take the room of all at once
    this.#kept = new LRUCache({ maxSize: options.max, sizeCalculation: () => 1 });
    notifications.listen(options.channel, (payload) => {
      if (payload === null) this.clear();
      else options.changed(payload, this);
    });
  }

  /** @param read asks the database; null is handed out, but not kept */
  async get<R extends V | null>(key: K, read: () => Promise<R>): Promise<R> {
    const kept = this.#kept.get(key);
    const isSound = this.#notifications.isSound();
    const { unsoundMs } = this.#options;
    if (kept && performance.now() - kept.readAtMs < (isSound ? kept.keptMs : unsoundMs)) return kept.value as R;
    if (!isSound && unsoundMs === 0) return read();
    const reading = (this.#reading.get(key) as Promise<R> | undefined) ?? this.#read(key, read);
    return reading;
  }

  /** Whoever asks for it from now on is told what the database says now. */
  forget(key: K): void {
    this.#kept.delete(key);
    this.#reading.delete(key);
  }

  /** Forgets the values that this is true of, and those still being read, which may be such. */
  forgetWhere(isForgotten: (value: V) => boolean): void {
    this.#reading.clear();
    for (const [key, { value }] of this.#kept) if (isForgotten(value)) this.#kept.delete(key);
  }

  clear(): void {
    this.#kept.clear();
    this.#reading.clear();
  }

  #read<R extends V | null>(key: K, read: () => Promise<R>): Promise<R> {
    const readAtMs = performance.now();
    const isCurrent = () => this.#reading.get(key) === reading;
    const reading: Promise<R> = read().then(
      (value) => {
        if (isCurrent()) {
          this.#reading.delete(key);
          this.#keep(key, value, readAtMs);
        }
        return value;
      },
      (error: unknown) => {
        if (isCurrent()) this.#reading.delete(key);
        throw error;
      },
    );
    this.#reading.set(key, reading);
    return reading;
  }

  #keep(key: K, value: V | null, readAtMs: number): void {
    const [least, most] = this.#options.keptMs;
    if (value === null) this.#kept.delete(key);
    else this.#kept.set(key, { value, readAtMs, keptMs: least + Math.random() * (most - least) });
  }
}
