import type { Implementation } from '../../platform/http/call.ts';
import { certificateAdminCalls } from './admin.ts';
import { checkCalls } from './check.ts';
import { honorCalls } from './honors.ts';
import { prizeCalls } from './prizes.ts';

export const certificatesCalls: readonly Implementation[] = [
  ...checkCalls,
  ...certificateAdminCalls,
  ...prizeCalls,
  ...honorCalls,
];
