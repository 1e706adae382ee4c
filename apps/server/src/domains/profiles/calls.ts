import type { Implementation } from '../../platform/http/call.ts';
import { userContestCalls } from './contests.ts';
import { ownDataCalls } from './own-data/own-data.ts';
import { heatmapCalls } from './practice-days.ts';
import { privacyCalls } from './privacy.ts';
import { profileInfoCalls } from './profile.ts';

export const profilesCalls: readonly Implementation[] = [
  ...profileInfoCalls,
  ...heatmapCalls,
  ...userContestCalls,
  ...privacyCalls,
  ...ownDataCalls,
];
