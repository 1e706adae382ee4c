import { CONTEST_TYPE, type ContestType, type OiScoreType } from '@assay/contract/contests/contest.ts';
import { ACM_DEFAULTS, type AcmSettings, acmRule } from './acm.ts';
import { atcoderRule } from './atcoder.ts';
import { ioiRule } from './ioi.ts';
import { oiRule } from './oi.ts';
import type { ContestRule } from './rule.ts';

/** What a contest's row says about its rule. */
export interface RuleSettings {
  type: ContestType;
  oiRankScoreType: OiScoreType;
  acm?: AcmSettings | undefined;
}

/** The rule of a contest. */
export function ruleOf({ type, oiRankScoreType, acm }: RuleSettings): ContestRule {
  switch (type) {
    case CONTEST_TYPE.acm:
      return acmRule(acm ?? ACM_DEFAULTS);
    case CONTEST_TYPE.oi:
      return oiRule(oiRankScoreType);
    case CONTEST_TYPE.ioi:
      return ioiRule();
    case CONTEST_TYPE.atcoder:
      return atcoderRule();
  }
}
