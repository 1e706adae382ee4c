import { EXCERPT_MAX, type MessageKind, type MessageSource } from '@assay/contract/messages/kinds.ts';
import type { Params } from '@assay/contract/words.ts';
import { plainExcerpt } from '@assay/markdown/plain-line.ts';
import type { Queryable } from '../db/database.ts';
import { insertMessageEvents } from './message-events.queries.ts';

/** Something happened that people are to be told of. */
export interface MessageEvent {
  kind: MessageKind;
  /** Whom it concerns; of what somebody did, nobody tells the one who did it (MSG-2). */
  to: readonly number[];
  /** Who did it; null: the site. */
  actor: number | null;
  /** Names the occurrence among those of its kind, such as the id of a comment: nobody gets two messages of one. */
  cause: string;
  source: {
    type: MessageSource;
    /** 0 where there is nothing to name. */
    id: number;
    title: string;
    /** Where it happened, as an address of this site. */
    url: string;
  };
  /** What was written; its beginning is quoted, as plain text. */
  content?: string;
  /** What that answers. */
  quote?: string;
  /** Fills the holes of what the kind says. */
  params?: Params;
  /** When; the moment of the transaction unless given. */
  at?: Date;
}

/**
 * Notes what people are to be told of, within the transaction in which it happens: it is told when that commits, within a moment, once to
 * each, or not at all. What they hear of and where is their own setting; whoever emits asks for neither.
 */
export async function emitMessages(tx: Queryable, events: readonly MessageEvent[]): Promise<void> {
  const concerned = events
    .map((event) => ({ ...event, to: [...new Set(event.to)].filter((uid) => uid !== event.actor) }))
    .filter(({ to }) => to.length > 0);
  if (concerned.length > 0) await insertMessageEvents(tx, concerned.map(rowOf));
}

const rowOf = ({
  kind,
  to,
  actor,
  cause,
  source,
  content = '',
  quote = '',
  params = {},
  at = new Date(),
}: MessageEvent) => ({
  kind,
  recipients: [...to],
  actor_uid: actor,
  cause,
  source_type: source.type,
  source_id: source.id,
  source_title: source.title,
  source_content: plainExcerpt(content, EXCERPT_MAX),
  quote_content: plainExcerpt(quote, EXCERPT_MAX),
  url: source.url,
  params: JSON.stringify(params),
  gmt_create: at,
});
