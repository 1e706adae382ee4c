import { randomBytes } from 'node:crypto';
import { type Directive, readDirective, stageAt } from './directive.ts';

export interface Account {
  handle: string;
  password: string;
  isBanned: boolean;
  lastSubmitAt: number;
  /** What the person wrote into the public profile. */
  profile: string;
}

export interface Submission {
  id: number;
  handle: string;
  key: string;
  language: string;
  source: string;
  /** As the site counts it. */
  length: number;
  at: number;
  directive: Directive;
  /** Seconds by which it appears in lists late, and by which judging is slow. */
  lag: number;
  slow: number;
}

const ACCOUNTS = [
  ['alice', 'pw-alice'],
  ['pool1', 'pw-1'],
  ['pool2', 'pw-2'],
  ['banned', 'pw-b'],
] as const;

/** A visit to the site: who is signed in, and what its forms must bring back. */
export interface Session {
  handle: string | null;
  csrf: string;
}

/** Every so many ids one belongs to somebody else. */
const OTHERS_EVERY = 4;

/** What the forms of a session carry. */
export const newToken = (): string => randomBytes(16).toString('hex');

/** What a simulated site knows. Its clock is the real one and what was added to it. */
export class World {
  readonly accounts = new Map<string, Account>();
  readonly sessions = new Map<string, Session>();
  readonly submissions: Submission[] = [];
  /** Between two calls of an interface for programs from one address, where the site has one; 0 for no bound. */
  callGapMs: number;
  readonly #calledAt = new Map<string, number>();
  #nextId: number;
  #ahead = 0;
  #speed: number;
  readonly #startedAt = Date.now();

  constructor(firstId: number, { speed = 1, callGapMs = 0 }: { speed?: number; callGapMs?: number } = {}) {
    this.#nextId = firstId;
    this.#speed = speed;
    this.callGapMs = callGapMs;
    for (const [handle, password] of ACCOUNTS) {
      this.accounts.set(handle, { handle, password, isBanned: handle === 'banned', lastSubmitAt: 0, profile: '' });
    }
  }

  now = (): number => this.#startedAt + (Date.now() - this.#startedAt) * this.#speed + this.#ahead;

  advance(ms: number): void {
    this.#ahead += ms;
  }

  /** A session of nobody yet. @returns its cookie */
  openSession(): string {
    const cookie = randomBytes(13).toString('hex');
    this.sessions.set(cookie, { handle: null, csrf: newToken() });
    return cookie;
  }

  /** Whether a program may call from an address now: what is refused does not count as a call. */
  takeCall(address: string): boolean {
    const now = this.now();
    const before = this.#calledAt.get(address);
    // a clock that was set back tells nothing of the gap
    if (before !== undefined && now >= before && now - before < this.callGapMs) return false;
    this.#calledAt.set(address, now);
    return true;
  }

  account(handle: string | null | undefined): Account | null {
    return (handle && this.accounts.get(handle)) || null;
  }

  add(given: Pick<Submission, 'handle' | 'key' | 'language' | 'source' | 'length'>, lag = 0, slow = 0): Submission {
    if (this.submissions.length % OTHERS_EVERY === OTHERS_EVERY - 1 && given.handle !== 'somebody') this.addForeign();
    const submission = {
      ...given,
      id: this.#nextId++,
      at: this.now(),
      directive: readDirective(given.source),
      lag,
      slow,
    };
    this.submissions.push(submission);
    const account = this.accounts.get(given.handle);
    if (account) account.lastSubmitAt = submission.at;
    return submission;
  }

  /** Somebody else submits, too. */
  addForeign(key = '1001'): Submission {
    return this.add({ handle: 'somebody', key, language: '0', source: 'int main(){}', length: 120 });
  }

  /** What lists show, newest first. */
  listed(): Submission[] {
    const now = this.now();
    return this.submissions.filter(({ at, lag }) => now >= at + lag * 1000).toReversed();
  }

  find(id: number): Submission | undefined {
    return this.submissions.find((one) => one.id === id);
  }

  stageOf({ at, directive, slow }: Submission) {
    return stageAt(directive, (this.now() - at) / 1000 - slow);
  }
}
