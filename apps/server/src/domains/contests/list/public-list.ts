import type { ProblemOwnerKind } from '@assay/contract/problems/owner.ts';
import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import { returnsToList } from '@assay/rules/problems/access.ts';
import { isOpen, storedAuth } from '@assay/rules/problems/owner.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Services } from '../../../platform/services.ts';
import { lockProblem, updateAuth } from '../../authoring/admin-list.queries.ts';
import {
  deleteContestProblem,
  insertContestProblem,
  isKeptOffList,
  listOffList,
  type NewContestProblem,
  setOffList,
} from '../problems/admin-problems.queries.ts';

type ListServices = Pick<Services, 'clock' | 'signals'>;

async function setAuth({ clock, signals }: ListServices, tx: Queryable, pid: number, auth: number) {
  await updateAuth(tx, pid, auth, clock.now());
  await signals.emit('problem.shown', { pid, isPublic: auth === PROBLEM_AUTH.public }, tx);
}

const hide = (services: ListServices, tx: Queryable, pid: number) => setAuth(services, tx, pid, PROBLEM_AUTH.contest);

/**
 * Puts a problem into a contest (CON-32): a public one leaves the public list, unless the contest is of a group, and one that is open to a
 * group leaves the group's list; one that another contest took off its list and still needs is kept off by this one, too.
 */
export async function takeIntoContest(
  services: ListServices,
  tx: Queryable,
  added: Omit<NewContestProblem, 'offList'>,
  { ofGroup }: { ofGroup: boolean },
): Promise<{ id: number }> {
  const { pid } = added;
  const auth = (await lockProblem(tx, pid))?.auth;
  const leaves = auth === PROBLEM_AUTH.group || (!ofGroup && auth === PROBLEM_AUTH.public);
  const keptOff = auth === PROBLEM_AUTH.contest && (await isKeptOffList(tx, pid, services.clock.now(), null));
  const { id } = await insertContestProblem(tx, { ...added, offList: leaves || keptOff });
  if (leaves) await hide(services, tx, pid);
  return { id };
}

/** Takes a problem that a contest has already off the list of the site, or of its group. */
export async function closeToPractice(services: ListServices, tx: Queryable, cid: number, pid: number): Promise<void> {
  const problem = await lockProblem(tx, pid);
  if (!problem || !isOpen(problem.auth)) return;
  await setOffList(tx, cid, pid, true);
  await hide(services, tx, pid);
}

/** Puts a problem that a contest took off the list back, unless another still needs it secret. @returns whether it is back */
export async function reopenToPractice(services: ListServices, tx: Queryable, cid: number, pid: number) {
  const problem = await lockProblem(tx, pid);
  const isNeeded = await isKeptOffList(tx, pid, services.clock.now(), cid);
  const leftList = await setOffList(tx, cid, pid, false);
  if (!problem || !returnsToList({ auth: problem.auth, leftList, isNeeded })) return false;
  await setAuth(services, tx, pid, storedAuth(problem.owner_kind as ProblemOwnerKind, PROBLEM_AUTH.public));
  return true;
}

/** Takes a problem out of a contest, as it was before it came in. @returns null when the contest does not have it */
export async function takeOutOfContest(services: ListServices, tx: Queryable, cid: number, pid: number) {
  const returned = await reopenToPractice(services, tx, cid, pid);
  return (await deleteContestProblem(tx, cid, pid)) ? { returned } : null;
}

/** Before a contest is deleted: what it took off the list goes back. */
export async function reopenAll(services: ListServices, tx: Queryable, cid: number): Promise<void> {
  for (const pid of await listOffList(tx, cid)) await reopenToPractice(services, tx, cid, pid);
}
