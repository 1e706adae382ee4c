import { type Params, wordsIn } from '@assay/contract/words.ts';

/** `error`: the package cannot be imported as it is. `warning`: guessed, changed or lost. `info`: understood so. */
export const SEVERITIES = ['error', 'warning', 'info'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** A sentence a report can hold; `{name}` is filled from the parameters. Each format declares its own. */
export interface NoteKind {
  code: string;
  severity: Severity;
  en: string;
  zh: string;
}

/** Declares sentences: the key becomes the code. */
export function defineNotes<const K extends string>(
  rows: Record<K, Omit<NoteKind, 'code'>>,
): Readonly<Record<K, NoteKind>> {
  const named = Object.entries<Omit<NoteKind, 'code'>>(rows).map(([code, row]) => [code, { code, ...row }]);
  return Object.fromEntries(named);
}

export interface Note {
  code: string;
  severity: Severity;
  /** Key of the problem it belongs to; null: the archive as a whole. */
  problem: string | null;
  /** Path inside the archive; null when no single file is meant. */
  file: string | null;
  en: string;
  zh: string;
}

/** An archive can hold a fault in each of ten thousand files; a report shows as many as anybody reads. */
const NOTES_MAX = 500;

const PARAM_CHARS_MAX = 300;

/** A package may hold names of any length. */
const short = (params: Params): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.slice(0, PARAM_CHARS_MAX) : value,
    ]),
  );

/** What was understood, guessed and lost while a package was read or written. */
export class Report {
  readonly notes: Note[];
  readonly #problem: string | null;

  constructor(notes: Note[] = [], problem: string | null = null) {
    this.notes = notes;
    this.#problem = problem;
  }

  /** The same report; what is added belongs to this problem. */
  of(problem: string): Report {
    return new Report(this.notes, problem);
  }

  /** Adds what another report found. */
  take(notes: readonly Note[]): void {
    for (const note of notes) if (this.#hasRoom(note.severity)) this.notes.push(note);
  }

  #hasRoom(severity: Severity): boolean {
    return this.notes.length < (severity === 'error' ? 2 * NOTES_MAX : NOTES_MAX);
  }

  add(kind: NoteKind, file: string | null = null, params: Params = {}): void {
    const { code, severity } = kind;
    if (!this.#hasRoom(severity)) return;
    const shown = short(params);
    this.notes.push({
      code,
      severity,
      problem: this.#problem,
      file,
      en: wordsIn(kind, 'en', shown),
      zh: wordsIn(kind, 'zh', shown),
    });
  }

  get hasErrors(): boolean {
    return this.notes.some(({ severity }) => severity === 'error');
  }
}
