import { supervises } from './domains/assignments/supervision/supervises.ts';
import { REACTIONS } from './events.ts';
import type { Wiring } from './platform/open-services.ts';
import { VENUES } from './venues.ts';

/** What the domains hand in when a node opens. */
export const WIRING: Wiring = { reactions: REACTIONS, venues: VENUES, supervises };
