import { roleName } from '@assay/contract/roles.ts';
import { refuseUpload } from '@assay/rules/files/markdown-files.ts';
import { createContext, useContext } from 'react';
import { useUser } from '../../../lib/token.ts';

interface UploadGroup {
  gid: number;
  /** The viewer's level in it. */
  level: number;
}

/** The group whose pages these are; what is uploaded there is uploaded as one of its admins. */
export const UploadGroup = createContext<UploadGroup | null>(null);

/** What the viewer may upload for texts here, and for which group (DISC-6). */
export function useUploadRights() {
  const user = useUser();
  const group = useContext(UploadGroup);
  const may = (kind: 'image' | 'file') =>
    user !== null && refuseUpload(kind, { role: roleName(user.role), level: group?.level ?? 0 }) === null;
  // a group is named only by those who need its right: others may not stand in it
  const isStaff = may('file');
  return { images: may('image'), files: isStaff, gid: isStaff ? undefined : group?.gid };
}
