import { getAdminProblemList } from '@assay/contract/authoring/editor.ts';
import { getUserProblemList } from '@assay/contract/authoring/own-problems.ts';
import { getGroupAdminProblemList, getGroupProblemList } from '@assay/contract/groups/problems.ts';
import { refresh } from '../../../lib/use-call.ts';

/** After a problem was made, changed or deleted: reads the lists again that show it. */
export const readProblemLists = () =>
  refresh(getAdminProblemList, getGroupAdminProblemList, getGroupProblemList, getUserProblemList);
