import { PACKAGE_BYTES_MAX } from '@assay/contract/authoring/transfer.ts';
import { fail } from '@assay/contract/errors.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { isAdminRole } from '@assay/contract/roles.ts';
import { type Call, viewerOf } from '../../../platform/http/call.ts';
import { manageGroup } from '../../groups/entry.ts';
import type { Belonging } from '../editor/save.ts';
import { belongToGroup, belongWhere } from './belonging.ts';

/** Packages of one person for groups. */
const OWN_PACKAGES_PER_HOUR = 30;
/** A package for a group holds a few problems at the limit of own ones. */
const OWN_PACKAGE_PROBLEMS = 4;

/** Where the problems of a package come in. */
export interface ImportPlace extends Belonging {
  /** The display id that a problem gets there. */
  idFor(chosen: string): string;
  /** Bytes of a package at most. */
  bytesMax: number;
}

/**
 * The place that this viewer may import problems into: the site as an administrator, a group as one of its admins (EDIT-11).
 * @throws Failure `problem.administratorsOnly`, `group.unknown`, `group.membersOnly`, `access.denied`
 */
export async function findImportPlace(call: Call, gid: number | undefined): Promise<ImportPlace> {
  const viewer = viewerOf(call);
  if (gid === undefined) {
    if (!isAdminRole(viewer.role)) fail('problem.administratorsOnly');
    return { ...(await belongWhere(call, viewer, null)), bytesMax: PACKAGE_BYTES_MAX };
  }
  const { row } = await manageGroup(call, gid, viewer, GROUP_LEVEL.admin);
  const place = await belongToGroup(call, viewer, row);
  const bytesMax = place.limits ? OWN_PACKAGE_PROBLEMS * place.limits.dataMb * 1024 ** 2 : PACKAGE_BYTES_MAX;
  return { ...place, bytesMax: Math.min(bytesMax, PACKAGE_BYTES_MAX) };
}

/** Counts an upload against the share of those who import into a group. @throws Failure `request.tooMany` */
export function countUpload(call: Call, { limits }: Belonging): void {
  if (limits) call.limiter.take('own-packages', String(viewerOf(call).uid), OWN_PACKAGES_PER_HOUR, 3600);
}
