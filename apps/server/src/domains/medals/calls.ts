import type { Implementation } from '../../platform/http/call.ts';
import { medalAdminCalls } from './admin.ts';
import { wornCalls } from './worn.ts';

export const medalsCalls: readonly Implementation[] = [...wornCalls, ...medalAdminCalls];
