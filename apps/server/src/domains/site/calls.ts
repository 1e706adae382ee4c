import type { Implementation } from '../../platform/http/call.ts';
import { siteConfigCalls } from './config.ts';
import { countdownCalls } from './countdowns.ts';
import { dashboardCalls } from './dashboard.ts';
import { homeCalls } from './home.ts';

export const siteCalls: readonly Implementation[] = [
  ...siteConfigCalls,
  ...dashboardCalls,
  ...homeCalls,
  ...countdownCalls,
];
