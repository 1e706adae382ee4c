import type { VenueKind } from '@assay/contract/venue.ts';
import { CONTEST_STAGE } from './stages/contests.ts';
import { GROUP_STAGE } from './stages/groups.ts';
import { PRACTICE_STAGE } from './stages/practice.ts';
import { QSHEET_STAGE } from './stages/qsheets.ts';
import type { VenueStage } from './stages/stage.ts';
import { TRAINING_STAGE } from './stages/trainings.ts';
import { WORK_STAGE } from './stages/works.ts';

/** Every kind of venue, each from a file of its own. */
export const VENUE_STAGES: Record<VenueKind, VenueStage> = {
  public: PRACTICE_STAGE,
  contest: CONTEST_STAGE,
  qsheet: QSHEET_STAGE,
  timedWork: WORK_STAGE,
  training: TRAINING_STAGE,
  group: GROUP_STAGE,
};
