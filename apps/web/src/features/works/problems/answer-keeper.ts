import type { QuestionAnswer, QuestionAnswers } from '@assay/contract/questions/answer.ts';
import { getTimedWorkAnswers, saveTimedWorkAnswers } from '@assay/contract/works/answers.ts';
import { getTimedWorkProblemList } from '@assay/contract/works/problems.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { readStored, storedKeys, writeStored } from '../../../lib/storage/storage.ts';
import { createStore } from '../../../lib/store.ts';
import { getUser } from '../../../lib/token.ts';
import { refresh } from '../../../lib/use-call.ts';
import type { SaveState } from '../../questions/question-field.tsx';

/** A pause in typing after which answers are sent; while somebody types on, they are sent this often. */
const PAUSE_MS = 800;
const OFTEN_MS = 5_000;
/** What could not be sent is tried again after this. */
const RETRY_MS = 3_000;
/** Saves in a row over what other devices save meanwhile. */
const STALE_TRIES = 5;

export interface Place {
  tid: number;
  displayId: string;
  uid: number;
}

export interface Stored {
  answers: QuestionAnswers;
  version: number;
}

/** What a page shows: the answers with what was typed since, and how that is. */
interface Shown {
  answers: QuestionAnswers;
  states: Readonly<Record<string, SaveState>>;
}

/** Of a page that takes no answers. */
export const NOTHING_TYPED = createStore<Shown>({ answers: {}, states: {} });

const prefixOf = ({ tid, uid }: Omit<Place, 'displayId'>) => `work-answers:${uid}:${tid}:`;
const keyOf = (place: Place) => `${prefixOf(place)}${place.displayId}`;

/** Answers that were typed here and that no server has: kept over a closed page. */
function readUnsent(key: string): QuestionAnswers {
  try {
    const read: unknown = JSON.parse(readStored(key) ?? '{}');
    return typeof read === 'object' && read !== null ? (read as QuestionAnswers) : {};
  } catch {
    return {};
  }
}

/** Nothing of what was typed is taken any more; a problem that is gone takes nothing either. */
const REFUSED: ReadonlySet<unknown> = new Set([
  ...['work.ended', 'work.handedIn', 'work.startNeeded', 'work.answersTooLong'],
  ...['work.unknown', 'problem.unknown'],
]);
const codeOf = (error: unknown) => (isApiError(error) ? error.code : null);

const isSame = (a: QuestionAnswer | undefined, b: QuestionAnswer | undefined) =>
  JSON.stringify(a) === JSON.stringify(b);

const without = (answers: QuestionAnswers, isGone: (id: string, answer: QuestionAnswer) => boolean): QuestionAnswers =>
  Object.fromEntries(Object.entries(answers).filter(([id, answer]) => !isGone(id, answer)));

type Outcome = 'done' | 'stale' | 'failed' | 'refused';

/**
 * What somebody typed at one problem, until the server has it. It outlives the page: what was typed while the net was away is sent from
 * anywhere on the site, and by one sender alone, so that no older text comes after a newer one (WORK-20).
 */
class AnswerKeeper {
  readonly shown = createStore<Shown>({ answers: {}, states: {} });
  private readonly place: Place;
  private base: Stored;
  private unsent: QuestionAnswers;
  private states: Record<string, SaveState> = {};
  private underWay: Promise<Outcome> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private dueAt = 0;
  /** Pages that show it. */
  private pages = 0;

  constructor(place: Place, stored: Stored) {
    this.place = place;
    this.base = stored;
    this.unsent = readUnsent(keyOf(place));
    this.show();
  }

  /** A page opens it with what the server said. @returns what ends that */
  open(stored: Stored): () => void {
    this.pages += 1;
    keepers.set(keyOf(this.place), this);
    this.learn(stored);
    // what an earlier page could not send goes first; nothing waits for a pause when a page goes away
    const send = () => void this.flush();
    send();
    window.addEventListener('pagehide', send);
    return () => {
      window.removeEventListener('pagehide', send);
      this.pages -= 1;
      send();
    };
  }

  change(id: string, answer: QuestionAnswer): void {
    this.keep({ ...this.unsent, [id]: answer });
    this.show();
    const now = Date.now();
    if (this.dueAt <= now) this.dueAt = now + OFTEN_MS;
    this.later(Math.min(PAUSE_MS, this.dueAt - now));
  }

  /** Sends all that was typed until now, also what came while a save was under way. @returns whether the server has it, or takes none */
  async flush(): Promise<boolean> {
    await this.underWay;
    const outcome = await this.send();
    return outcome === 'done' || outcome === 'refused';
  }

  private learn(stored: Stored): void {
    if (stored.version > this.base.version) this.base = stored;
    this.show();
  }

  private show(): void {
    this.shown.set({ answers: { ...this.base.answers, ...this.unsent }, states: this.states });
  }

  private mark(ids: readonly string[], state: SaveState): void {
    this.states = { ...this.states, ...Object.fromEntries(ids.map((id) => [id, state])) };
    this.show();
  }

  private keep(unsent: QuestionAnswers): void {
    this.unsent = unsent;
    writeStored(keyOf(this.place), Object.keys(unsent).length > 0 ? JSON.stringify(unsent) : null);
  }

  private later(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send(), ms);
  }

  /** One save at a time. */
  private send(): Promise<Outcome> {
    this.underWay ??= this.sendAll().finally(() => {
      this.underWay = null;
      this.forgetIdle();
    });
    return this.underWay;
  }

  private async sendAll(): Promise<Outcome> {
    let outcome: Outcome = 'stale';
    for (let tries = 0; outcome === 'stale' && tries < STALE_TRIES; tries++) outcome = await this.save();
    if (outcome === 'stale' || outcome === 'failed') this.later(RETRY_MS);
    else if (outcome === 'done' && Object.keys(this.unsent).length > 0) this.later(PAUSE_MS);
    return outcome;
  }

  private async save(): Promise<Outcome> {
    const { base, unsent, place } = this;
    const ids = Object.keys(unsent);
    if (ids.length === 0) return 'done';
    // somebody else has logged in here: what was typed stays until its owner comes back
    if ((getUser()?.uid ?? 0) !== place.uid) return 'refused';
    this.mark(ids, 'saving');
    const { tid, displayId } = place;
    const answers = { ...base.answers, ...unsent };
    try {
      const saved = await call(
        saveTimedWorkAnswers,
        { tid, displayId, answers, version: base.version },
        { quiet: true },
      );
      this.base = { answers, version: saved.version };
      // what was typed meanwhile is still to be sent
      this.keep(without(this.unsent, (id, answer) => id in unsent && answer === unsent[id]));
      this.mark(ids, 'saved');
      if (base.version === 0) void refresh(getTimedWorkProblemList);
      return 'done';
    } catch (error) {
      this.mark(ids, 'failed');
      const code = codeOf(error);
      if (code === 'work.answersStale') return this.readNewer();
      return REFUSED.has(code) ? 'refused' : 'failed';
    }
  }

  /** Reads what was saved meanwhile: by another page, or by a save of this one whose reply was lost. */
  private async readNewer(): Promise<Outcome> {
    const { tid, displayId } = this.place;
    const newer = await call(getTimedWorkAnswers, { tid, displayId }, { quiet: true }).catch(() => null);
    if (!newer) return 'failed';
    this.base = { answers: newer.answers, version: newer.version };
    const arrived = Object.keys(this.unsent).filter((id) => isSame(this.unsent[id], newer.answers[id]));
    this.keep(without(this.unsent, (id) => arrived.includes(id)));
    this.mark(arrived, 'saved');
    return 'stale';
  }

  /** Nobody looks at it and nothing is to be tried: what is left stays on this computer. */
  private forgetIdle(): void {
    if (this.pages > 0 || this.underWay !== null) return;
    if (Object.keys(this.unsent).length > 0 && (getUser()?.uid ?? 0) === this.place.uid) return;
    clearTimeout(this.timer);
    keepers.delete(keyOf(this.place));
  }
}

const keepers = new Map<string, AnswerKeeper>();

/** The one keeper of what somebody typed at a problem. */
export function keeperOf(place: Place, stored: Stored): AnswerKeeper {
  const key = keyOf(place);
  const keeper = keepers.get(key) ?? new AnswerKeeper(place, stored);
  keepers.set(key, keeper);
  return keeper;
}

/** What of a work is to be sent at one problem, whose page may have been closed before anything went. */
async function flushAt(place: Place): Promise<boolean> {
  const known = keepers.get(keyOf(place));
  if (known) return known.flush();
  try {
    const { tid, displayId } = place;
    return await keeperOf(place, await call(getTimedWorkAnswers, { tid, displayId }, { quiet: true })).flush();
  } catch (error) {
    return REFUSED.has(codeOf(error));
  }
}

/**
 * Sends what was typed in a work and not sent yet, at all of its problems: before somebody hands in.
 * @returns false when something that the server would take could not be sent
 */
export async function sendAnswers(work: Omit<Place, 'displayId'>): Promise<boolean> {
  const prefix = prefixOf(work);
  const keys = new Set([...keepers.keys(), ...storedKeys()].filter((key) => key.startsWith(prefix)));
  const places = [...keys].map((key) => ({ ...work, displayId: key.slice(prefix.length) }));
  return (await Promise.all(places.map(flushAt))).every(Boolean);
}
