import { fail } from '@assay/contract/errors.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { roleName } from '@assay/contract/roles.ts';
import { mayEditAllProblems, mayEditProblem, mayRunProblem } from '@assay/rules/problems/access.ts';
import { maySeeTicket } from '@assay/rules/tickets/access.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { type Call, viewerOf } from '../../platform/http/call.ts';
import { findUser } from '../accounts/users/users.queries.ts';
import { levelsInGroups } from '../groups/entry.ts';
import { factsFor } from '../problems/facts.ts';
import { findProblem, type ProblemRow } from '../problems/find.queries.ts';
import { listProblemPeople } from '../problems/people.queries.ts';
import { findTicket, listGroupsOfTickets, type TicketScope } from './tickets.queries.ts';

/**
 * A ticket that the viewer may see, its problem, whether the viewer may change that, and whether it is his.
 * @throws Failure `ticket.unknown`
 */
export async function findTicketFor(call: Call, id: number) {
  const viewer = viewerOf(call);
  const ticket = (await findTicket(call.db, id)) ?? fail('ticket.unknown');
  const problem = (await findProblem(call.db, { pid: ticket.pid })) ?? fail('ticket.unknown');
  const isReporter = ticket.uid === viewer.uid;
  const facts = await factsFor(call.db, viewer, problem);
  const handles = mayEditProblem(viewer, facts);
  if (!maySeeTicket({ isReporter, handles })) fail('ticket.unknown');
  return { ticket, problem, handles, runs: mayRunProblem(viewer, facts) };
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

/** Somebody while he may change a problem; null for nobody. */
async function editorOf(db: Queryable, problem: ProblemRow, uid: number | null): Promise<UserOfProblem | null> {
  const user = uid === null ? null : await findUser(db, uid);
  if (!user) return null;
  const editor = { uid: user.uid, role: roleName(user.role) };
  const may = mayEditProblem(editor, await factsFor(db, editor, problem));
  return may ? { uid: user.uid, username: user.username } : null;
}

interface UserOfProblem {
  uid: number;
  username: string;
}

/** The people of a problem to whom its tickets go, the author first; and who looks after one, as long as that is somebody who may. */
export async function peopleOf(db: Queryable, problem: ProblemRow, assigneeUid: number | null = null) {
  const author = await editorOf(db, problem, problem.author_uid);
  const curators = (await listProblemPeople(db, problem.id)).filter(({ part }) => part === 'curator');
  const assignee = await editorOf(db, problem, assigneeUid);
  const people: UserOfProblem[] = [
    ...(author ? [author] : []),
    ...curators.filter(({ uid }) => uid !== author?.uid).map(({ uid, username }) => ({ uid, username })),
  ];
  return {
    people,
    author: author?.uid ?? null,
    curators: curators.map(({ uid }) => uid),
    assignee: assignee?.uid ?? null,
  };
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
