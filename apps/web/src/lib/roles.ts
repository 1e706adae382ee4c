import type { UserInfo } from '@assay/contract/accounts/user.ts';
import { useUser } from './token.ts';

type HasRoles = Pick<UserInfo, 'roleList'> | null;

const ADMIN_ROLES: readonly string[] = ['root', 'admin', 'problem_admin'];
const PROBLEM_ADMIN_ROLES: readonly string[] = ['root', 'problem_admin'];

export const hasAdminRole = (user: HasRoles) => user?.roleList.some((role) => ADMIN_ROLES.includes(role)) ?? false;
export const hasRootRole = (user: HasRoles) => user?.roleList.includes('root') ?? false;

/** Whether the viewer is a super administrator. */
export const useIsRoot = () => hasRootRole(useUser());
/** Whether the viewer is an administrator of any kind. */
export const useIsAdmin = () => hasAdminRole(useUser());
/** Whether the viewer may change problems and their catalogue. */
export const useIsProblemAdmin = () => useUser()?.roleList.some((role) => PROBLEM_ADMIN_ROLES.includes(role)) ?? false;
