import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import type { Call } from '../../platform/http/call.ts';
import { enterGroup } from './entry.ts';

/** Members of a group follow its news. */
export async function followGroup(call: Call, gid: number) {
  const { level } = await enterGroup(call, gid, call.viewer);
  return { isStaff: level >= GROUP_LEVEL.admin };
}
