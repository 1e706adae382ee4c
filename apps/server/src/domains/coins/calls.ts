import type { Implementation } from '../../platform/http/call.ts';
import { coinAdminCalls } from './admin.ts';
import { ledgerCalls } from './ledger.ts';

export const coinsCalls: readonly Implementation[] = [...ledgerCalls, ...coinAdminCalls];
