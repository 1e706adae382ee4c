import * as accounts from './accounts/calls.ts';
import * as ai from './ai/calls.ts';
import * as announcements from './announcements/calls.ts';
import * as assignments from './assignments/calls.ts';
import * as authoring from './authoring/calls.ts';
import * as catalog from './catalog/calls.ts';
import * as certificates from './certificates/calls.ts';
import * as coins from './coins/calls.ts';
import * as comments from './comments/calls.ts';
import * as contests from './contests/calls.ts';
import * as discussions from './discussions/calls.ts';
import * as drawings from './drawings/calls.ts';
import * as external from './external/calls.ts';
import * as files from './files/calls.ts';
import * as groups from './groups/calls.ts';
import * as hints from './hints/calls.ts';
import * as judging from './judging/calls.ts';
import * as medals from './medals/calls.ts';
import * as messages from './messages/calls.ts';
import * as moderation from './moderation/calls.ts';
import * as notes from './notes/calls.ts';
import type { AnyOp } from './op.ts';
import * as problems from './problems/calls.ts';
import * as profiles from './profiles/calls.ts';
import * as push from './push.ts';
import * as qsheets from './qsheets/calls.ts';
import * as rankings from './rankings/calls.ts';
import * as remote from './remote/calls.ts';
import * as reviews from './reviews/calls.ts';
import * as rewards from './rewards/calls.ts';
import * as search from './search/calls.ts';
import * as similarity from './similarity/calls.ts';
import * as site from './site/calls.ts';
import * as submissions from './submissions/calls.ts';
import * as tickets from './tickets/calls.ts';
import * as trainings from './trainings/calls.ts';
import * as tutorials from './tutorials/calls.ts';
import * as works from './works/calls.ts';

const isOp = (value: unknown): value is AnyOp =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'does' in value;

/** Every call of the product, in the order of the domains; a domain's `calls.ts` names its topics. */
export const CALLS: readonly AnyOp[] = [
  accounts,
  coins,
  rewards,
  files,
  site,
  external,
  catalog,
  problems,
  authoring,
  submissions,
  ai,
  judging,
  announcements,
  comments,
  discussions,
  moderation,
  contests,
  groups,
  certificates,
  medals,
  messages,
  notes,
  drawings,
  profiles,
  remote,
  reviews,
  tickets,
  trainings,
  qsheets,
  rankings,
  assignments,
  similarity,
  works,
  tutorials,
  hints,
  search,
  { push },
].flatMap((domain) => Object.values(domain).flatMap((topic) => Object.values(topic).filter(isOp)));
