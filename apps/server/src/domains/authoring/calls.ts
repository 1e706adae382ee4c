import type { Implementation } from '../../platform/http/call.ts';
import { authoringListCalls } from './admin-list.ts';
import { editorCalls } from './editor.ts';
import { jurySolutionCalls } from './jury-solutions.ts';
import { testdataCalls } from './testdata.ts';
import { transferCalls } from './transfer/calls.ts';
import { uploadCalls } from './upload.ts';

export const authoringCalls: readonly Implementation[] = [
  ...authoringListCalls,
  ...editorCalls,
  ...testdataCalls,
  ...uploadCalls,
  ...transferCalls,
  ...jurySolutionCalls,
];
