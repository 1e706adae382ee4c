import type { Implementation } from '../../platform/http/call.ts';
import { auditCalls } from './audit.ts';
import { siteConfigCalls } from './config.ts';
import { countdownCalls } from './countdowns.ts';
import { dashboardCalls } from './dashboard.ts';
import { cardCalls } from './home/cards.ts';
import { pictureCalls } from './home/pictures.ts';
import { statisticsCalls } from './home/statistics.ts';
import { serviceCalls } from './service.ts';

export const siteCalls: readonly Implementation[] = [
  ...siteConfigCalls,
  ...serviceCalls,
  ...dashboardCalls,
  ...statisticsCalls,
  ...pictureCalls,
  ...cardCalls,
  ...auditCalls,
  ...countdownCalls,
];
