import { getAdminQSheetGroups, getAdminQSheetList, getProblemsForQSheet } from '@assay/contract/qsheets/admin.ts';
import { getQSheetDetail, getQSheetList } from '@assay/contract/qsheets/list.ts';
import { refresh } from '../../../lib/use-call.ts';

/** What a change of a sheet shows on. */
export const SHOWN_ON = [
  getAdminQSheetList,
  getAdminQSheetGroups,
  getProblemsForQSheet,
  getQSheetList,
  getQSheetDetail,
] as const;

export const readSheets = () => refresh(...SHOWN_ON);
