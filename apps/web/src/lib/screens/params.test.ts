import { expectTypeOf, it } from 'vitest';
import type { ParamOf } from './params.ts';

it('knows the parameters of a screen from its path, and of several those that all of them carry', () => {
  expectTypeOf<ParamOf<'ContestProblemDetails'>>().toEqualTypeOf<'contestID' | 'problemID'>();
  expectTypeOf<ParamOf<'AdminContestEdit' | 'GroupContestEdit'>>().toEqualTypeOf<'contestID'>();
  expectTypeOf<ParamOf<'Home'>>().toEqualTypeOf<never>();
});
