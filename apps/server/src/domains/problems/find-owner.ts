import { fail } from '@assay/contract/errors.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { OWNED_BY_SITE, type ProblemOwner } from '@assay/contract/problems/owner.ts';
import { isAdminRole } from '@assay/contract/roles.ts';
import { mayEditProblem } from '@assay/rules/problems/access.ts';
import type { Viewer } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { manageGroup } from '../groups/entry.ts';
import { factsFor } from './facts.ts';
import { findProblemFor } from './find.ts';

/**
 * The problem that somebody works on: a stored one, or one that is going to belong to a group or, with neither, to the site where
 * administrators write it, else to its author.
 */
export interface WorkedOn {
  pid?: number | undefined;
  gid?: number | undefined;
}

/**
 * Whom a problem belongs to that this viewer writes.
 * @throws Failure `problem.unknown`, `group.unknown`, `group.membersOnly`, `access.denied`
 */
export async function findOwnerToWrite(
  { db }: Pick<Services, 'db'>,
  viewer: Viewer,
  { pid, gid }: WorkedOn,
): Promise<ProblemOwner> {
  if (pid !== undefined) {
    const problem = await findProblemFor(db, viewer, { pid });
    const facts = await factsFor(db, viewer, problem);
    return mayEditProblem(viewer, facts) ? facts.owner : fail('access.denied');
  }
  if (gid !== undefined) {
    await manageGroup({ db }, gid, viewer, GROUP_LEVEL.admin);
    return { kind: 'group', id: gid };
  }
  return isAdminRole(viewer.role) ? OWNED_BY_SITE : { kind: 'person', id: viewer.uid };
}
