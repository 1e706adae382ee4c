import { getAdminTimedWorkList, getGroupAdminTimedWorkList } from '@assay/contract/works/admin.ts';
import { getGroupTimedWorkList, getTimedWorkInfo, getTimedWorkList } from '@assay/contract/works/list.ts';
import { refresh } from '../../../lib/use-call.ts';

/** Reads anew whatever shows a work. */
export const readWorks = () =>
  refresh(getAdminTimedWorkList, getGroupAdminTimedWorkList, getTimedWorkList, getGroupTimedWorkList, getTimedWorkInfo);
