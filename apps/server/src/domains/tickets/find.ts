import { fail } from '@assay/contract/errors.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { roleName } from '@assay/contract/roles.ts';
import { mayEditAllProblems, mayEditProblem } from '@assay/rules/problems/access.ts';
import { maySeeTicket } from '@assay/rules/tickets/access.ts';
import { type Call, viewerOf } from '../../platform/http/call.ts';
import { findUser } from '../accounts/users/users.queries.ts';
import { levelsInGroups } from '../groups/entry.ts';
import { factsFor } from '../problems/facts.ts';
import { findProblem, type ProblemRow } from '../problems/find.queries.ts';
import { findTicket, listGroupsOfTickets, type TicketScope } from './tickets.queries.ts';

/**
 * A ticket that the viewer may see, its problem, and whether the viewer may change that.
 * @throws Failure `ticket.unknown`
 */
export async function findTicketFor(call: Call, id: number) {
  const viewer = viewerOf(call);
  const ticket = (await findTicket(call.db, id)) ?? fail('ticket.unknown');
  const problem = (await findProblem(call.db, { pid: ticket.pid })) ?? fail('ticket.unknown');
  const isReporter = ticket.uid === viewer.uid;
  const handles = mayEditProblem(viewer, await factsFor(call.db, viewer, problem));
  if (!maySeeTicket({ isReporter, handles })) fail('ticket.unknown');
  return { ticket, problem, isReporter, handles };
}

/**
 * The same for those who may change its problem.
 * @throws Failure `ticket.unknown`, `access.denied`
 */
export async function findTicketToHandle(call: Call, id: number) {
  const found = await findTicketFor(call, id);
  if (!found.handles) fail('access.denied');
  return found;
}

/** The author of a problem while he may change it; null for none. */
export async function authorOf({ db }: Pick<Call, 'db'>, problem: ProblemRow): Promise<number | null> {
  if (problem.author_uid === null) return null;
  const user = await findUser(db, problem.author_uid);
  if (!user) return null;
  const author = { uid: user.uid, role: roleName(user.role) };
  return mayEditProblem(author, await factsFor(db, author, problem)) ? author.uid : null;
}

/** The tickets of all problems that the viewer may change, as `mayEditProblem` decides about each. */
export async function queueOf(call: Call): Promise<TicketScope> {
  const viewer = viewerOf(call);
  const levels = [...(await levelsInGroups(call, viewer, await listGroupsOfTickets(call.db)))];
  const at = (wanted: number) => levels.flatMap(([gid, level]) => (level === wanted ? [gid] : []));
  return {
    editor: viewer.uid,
    all: viewer.role === 'root',
    site: mayEditAllProblems(viewer),
    ownOfSite: viewer.role === 'admin',
    groups: at(GROUP_LEVEL.root),
    ownOfGroups: at(GROUP_LEVEL.admin),
  };
}
