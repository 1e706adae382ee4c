/** What decides about one asker and one ticket. */
export interface TicketFacts {
  isReporter: boolean;
  /** May change the problem that it is about. */
  handles: boolean;
}

/** A ticket is for the one who opened it and for those who may change its problem (TICK-3). */
export const maySeeTicket = ({ isReporter, handles }: TicketFacts): boolean => isReporter || handles;

export interface WriteFacts {
  isOpen: boolean;
  /** A contest or work with the problem runs. */
  isInUse: boolean;
  /** Messages that it has. */
  messages: number;
  max: number;
}

/**
 * Why nothing may be written into a ticket now: it is closed, its problem is part of something that runs, where the jury's answers are for all
 * (TICK-4), or it is full.
 */
export function refuseMessage({ isOpen, isInUse, messages, max }: WriteFacts) {
  if (!isOpen) return 'ticket.closed' as const;
  if (isInUse) return 'ticket.problemInUse' as const;
  return messages >= max ? ('ticket.full' as const) : null;
}

export interface AssignFacts {
  by: number;
  /** Whether the problem is his who assigns it. */
  runs: boolean;
  /** Who looks after it now; null for nobody, and for one who may not change the problem any more. */
  before: number | null;
  /** Takes it over, leaves it, or gives it to somebody. */
  to: 'me' | 'nobody' | number;
  /** The author and the curators of the problem. */
  people: readonly number[];
}

/**
 * Why a ticket does not go to another: a free one is taken and the own one left by all who may change the problem (TICK-6); those whose the problem is
 * give it to one of its people, whoever had it (TICK-7).
 */
export function refuseAssignment({ by, runs, before, to, people }: AssignFacts) {
  if (typeof to === 'number') {
    if (!runs) return 'access.denied' as const;
    return people.includes(to) || to === by ? null : ('ticket.noHelper' as const);
  }
  return before === null || before === by ? null : ('ticket.taken' as const);
}

/** Who hears of a message: its other side. What the reporter writes reaches who looks after it, or else author and curators (TICK-5). */
export function hearersOf(by: number, { reporter, assignee, author, curators }: Parties): number[] {
  const ofProblem = assignee === null ? [...(author === null ? [] : [author]), ...curators] : [assignee];
  return [...new Set(by === reporter ? ofProblem : [reporter])].filter((uid) => uid !== by);
}

interface Parties {
  reporter: number;
  /** Null for nobody, and for one who may not change the problem any more. */
  assignee: number | null;
  /** Null when the author may not change the problem any more, or has left. */
  author: number | null;
  curators: readonly number[];
}
