import type { ChatMessage } from '@assay/contract/messages/chat.ts';

/** A message that the server has not answered yet, or refused to take for now. */
export interface Outgoing {
  key: string;
  content: string;
  failed: boolean;
}

/** A conversation as far as this page knows it. */
export interface Known {
  /** By number, each once. */
  messages: readonly ChatMessage[];
  outgoing: readonly Outgoing[];
}

export const NOTHING_KNOWN: Known = { messages: [], outgoing: [] };

export const lastSeq = ({ messages }: Known): number => messages.at(-1)?.seq ?? 0;

/**
 * Takes in what was read, told or answered, in whatever order and however often: each message stands once, by its number, and takes the
 * place of the own one that was on its way (MSG-15). One without its text says nothing.
 */
export function takeIn(known: Known, arrived: readonly ChatMessage[]): Known {
  const full = arrived.filter(({ content }) => content !== null);
  const have = new Set(known.messages.map(({ seq }) => seq));
  const fresh = full.filter(({ seq }) => !have.has(seq));
  const keys = new Set(full.map(({ key }) => key));
  const outgoing = known.outgoing.filter(({ key }) => !keys.has(key));
  if (fresh.length === 0 && outgoing.length === known.outgoing.length) return known;
  const unique = [...new Map(fresh.map((one) => [one.seq, one])).values()];
  return { messages: [...known.messages, ...unique].sort((a, b) => a.seq - b.seq), outgoing };
}

/** Whether something between what is known and a message that was told has not arrived. */
export const hasGapBefore = (known: Known, { seq, content }: ChatMessage): boolean =>
  content === null || (known.messages.length > 0 && seq > lastSeq(known) + 1);

export const startSending = (known: Known, key: string, content: string): Known => ({
  ...known,
  outgoing: [...known.outgoing.filter((one) => one.key !== key), { key, content, failed: false }],
});

export const failSending = (known: Known, key: string): Known => ({
  ...known,
  outgoing: known.outgoing.map((one) => (one.key === key ? { ...one, failed: true } : one)),
});

export const dropSending = (known: Known, key: string): Known => ({
  ...known,
  outgoing: known.outgoing.filter((one) => one.key !== key),
});

/** Messages that are said in one breath stand under one time. */
const PAUSE_MS = 5 * 60_000;

/** Whether the time is said above a message: the first one, and those after a pause. */
export const saysTime = (before: ChatMessage | undefined, { gmtCreate }: ChatMessage): boolean =>
  before === undefined || Date.parse(gmtCreate) - Date.parse(before.gmtCreate) > PAUSE_MS;
