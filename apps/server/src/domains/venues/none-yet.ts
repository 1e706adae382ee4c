import { fail } from '@assay/contract/errors.ts';
import type { VenueRules } from './rules.ts';

const unknown = async () => fail('venue.unknown');

/**
 * Kinds that nobody can make one of yet: no id of theirs can be right, for anybody. Nothing of a submission that stood in one would be
 * shown, counted or told.
 */
export const NONE_YET: VenueRules = {
  priority: 'practice',
  isPaced: true,
  ownProblemIds: false,
  enter: unknown,
  findProblem: unknown,
  showProblem: unknown,
  listProblems: unknown,
  titles: async () => new Map(),
  ownResults: unknown,
  solve: unknown,
  see: async () => fail('submission.unknown'),
  seeRows: async () => new Map(),
  listScope: unknown,
  runsWith: async () => false,
  judged: async () => {},
  deleted: async () => {},
  boardTopic: unknown,
};
