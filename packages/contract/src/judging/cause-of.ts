import type { CaseCause, CaseCauseCode } from './case-cause.ts';

/** A cause and what it speaks of; apart from its shape, since the rules make causes where no shapes are. */
export const causeOf = (code: CaseCauseCode, params: CaseCause['params'] = {}): CaseCause => ({ code, params });
