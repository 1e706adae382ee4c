import { Failure } from '@assay/contract/failure.ts';
import { GROUP_AUTH, GROUP_CODE_LENGTH, type GroupFields } from '@assay/contract/groups/group.ts';
import { isAdminRole, mayDo, type RoleName } from '@assay/contract/roles.ts';

/** How many groups a user may make, and what he must have solved before (GRP-8). */
export interface GroupLimits {
  solved: number;
  perDay: number;
  inAll: number;
}

/** What a user has done so far. */
export interface GroupMaker {
  role: RoleName;
  /** Problems solved in public. */
  solved: number;
  /** Groups made within the last 24 hours that still exist. */
  today: number;
  /** Groups owned. */
  owned: number;
}

/** Why somebody may not make a group, or null. Admin roles are held to no limit. */
export function refuseMaking({ role, solved, today, owned }: GroupMaker, limits: GroupLimits): Failure | null {
  if (!mayDo(role, 'createGroup')) return new Failure('group.mayNotMake');
  if (isAdminRole(role)) return null;
  if (solved < limits.solved) return new Failure('group.solvedTooFew', { needed: limits.solved, solved });
  if (owned >= limits.inAll) return new Failure('group.tooMany', { max: limits.inAll });
  return today >= limits.perDay ? new Failure('group.tooManyToday', { max: limits.perDay }) : null;
}

/** Why the form can not be saved, or null: any group but a public one has a code of six characters (GRP-2). */
export const refuseGroup = ({ auth, code }: Pick<GroupFields, 'auth' | 'code'>): Failure | null =>
  auth === GROUP_AUTH.public || code.length === GROUP_CODE_LENGTH
    ? null
    : new Failure('group.codeLength', { length: GROUP_CODE_LENGTH });
