import { contestRules } from './domains/contests/venue/rules.ts';
import { groupRules } from './domains/problems/in-group/rules.ts';
import { practiceRules } from './domains/problems/practice/rules.ts';
import { qsheetRules } from './domains/qsheets/venue/rules.ts';
import { trainingRules } from './domains/trainings/venue/rules.ts';
import type { VenueTable } from './domains/venues/rules.ts';
import { workRules } from './domains/works/venue/rules.ts';

/** How each kind of venue answers who may enter, solve and see, and what follows. */
export const VENUES: VenueTable = {
  public: practiceRules,
  contest: contestRules,
  qsheet: qsheetRules,
  timedWork: workRules,
  training: trainingRules,
  group: groupRules,
};
