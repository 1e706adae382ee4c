import type { QuestionOf } from '@assay/contract/questions/question.ts';
import { ALL, clamped, type Fraction, fraction, fromPercent, NOTHING, plus } from './fractions.ts';

type Multiple = QuestionOf<'multiple'>;

/** The options that count as right: those that are named, or earn something. */
export const rightOptions = ({ options, right, scoring }: Multiple): string[] =>
  scoring === 'weights' ? options.flatMap(({ id, weight }) => (weight > 0 ? [id] : [])) : right;

function weighed({ options }: Multiple, chosen: ReadonlySet<string>): Fraction {
  const weights = options.flatMap(({ id, weight }) => (chosen.has(id) ? [fromPercent(weight)] : []));
  return clamped(weights.reduce(plus, NOTHING));
}

/** What several choices earn of the points; the formulas stand at `CHOICE_SCORINGS`. Nothing chosen is no decision and earns nothing. */
export function shareOfChoices(question: Multiple, chosen: ReadonlySet<string>): Fraction {
  if (chosen.size === 0) return NOTHING;
  if (question.scoring === 'weights') return weighed(question, chosen);
  const right = new Set(question.right);
  const all = right.size;
  const hits = [...chosen].filter((one) => right.has(one)).length;
  const wrong = chosen.size - hits;
  if (hits === all && wrong === 0) return ALL;
  switch (question.scoring) {
    case 'exact':
      return NOTHING;
    case 'half':
      return hits > 0 && wrong === 0 ? fraction(1, 2) : NOTHING;
    case 'share':
      return wrong === 0 ? fraction(hits, all) : NOTHING;
    case 'rightMinusWrong': {
      // where every option is right, none can be chosen wrongly
      const others = question.options.length - all;
      return others === 0 ? fraction(hits, all) : clamped(plus(fraction(hits, all), fraction(-wrong, others)));
    }
  }
}
