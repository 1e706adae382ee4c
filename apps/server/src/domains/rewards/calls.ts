import type { Implementation } from '../../platform/http/call.ts';
import { rewardAdminCalls } from './admin.ts';
import { exchangeCalls } from './exchange.ts';
import { orderCalls } from './orders.ts';

export const rewardsCalls: readonly Implementation[] = [...exchangeCalls, ...orderCalls, ...rewardAdminCalls];
