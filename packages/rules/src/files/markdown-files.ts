import type { FailureCode } from '@assay/contract/errors.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { isAdminRole, type RoleName } from '@assay/contract/roles.ts';

/** Somebody who uploads: the role, and the level in the group that was named, 0 where none was. */
export interface Uploader {
  role: RoleName;
  level: number;
}

/** Why somebody may not upload for texts, or null: pictures are for administrators and admins of the group, files for administrators (DISC-6). */
export function refuseUpload(kind: 'image' | 'file', { role, level }: Uploader): FailureCode | null {
  const isGroupAdmin = kind === 'image' && level >= GROUP_LEVEL.admin;
  return isAdminRole(role) || isGroupAdmin ? null : 'file.mayNotUpload';
}

/** How many MiB somebody may store for texts (DISC-6). */
export function quotaMb(role: RoleName): number {
  if (role === 'root') return 10_240;
  return isAdminRole(role) ? 2_048 : 100;
}

/** Days that an upload is kept for which no text has a use (DISC-6). */
export const UNUSED_DAYS = 7;
