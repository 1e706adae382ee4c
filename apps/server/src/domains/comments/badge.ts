import { isAdminRole, roleName } from '@assay/contract/roles.ts';

/** The badge beside the name of somebody who wrote something. */
export function badgeOf(role: number): 'root' | 'admin' | 'user' {
  const name = roleName(role);
  if (name === 'root') return 'root';
  return isAdminRole(name) ? 'admin' : 'user';
}
