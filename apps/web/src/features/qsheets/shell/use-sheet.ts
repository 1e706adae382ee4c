import type { DataOf } from '@assay/contract/op.ts';
import { getQSheetDetail, getQSheetList } from '@assay/contract/qsheets/list.ts';
import { useIdParam } from '../../../lib/screens/params.ts';
import { refresh, useCall } from '../../../lib/use-call.ts';

export type Sheet = DataOf<typeof getQSheetDetail>;

/** The number of the sheet that the address names. */
export const useSheetId = () => useIdParam<'QSheetDetail'>('qsheetID');

/** A sheet, its groups, and what the viewer did in it. */
export const useSheet = (id: number) =>
  useCall(getQSheetDetail, { id }, { keep: true, call: { shows: ['qsheet.unknown'] } });

/** Reads anew what a verdict changes: what is solved, and which groups are open. */
export const readSheetAgain = () => void refresh(getQSheetDetail, getQSheetList);
