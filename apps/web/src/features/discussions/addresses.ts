import type { DiscussionRow } from '@assay/contract/discussions/discussion.ts';
import { paths } from '../../lib/paths.ts';

/** Where discussions stand: of the site, or of a group; perhaps those of one problem alone. */
export interface Place {
  gid: number | null;
  /** The display id of the problem. */
  pid?: string | undefined;
}

export const detailPath = ({ id, gid }: Pick<DiscussionRow, 'id' | 'gid'>): string => paths.discussion(id, gid);
