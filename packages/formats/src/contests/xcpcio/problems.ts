import type { LogProblem } from '../contest-log.ts';
import { balloonOf } from '../import/balloon.ts';
import { LogError } from '../log-error.ts';
import { plainText } from './plain-text.ts';
import type { Config } from './shapes.ts';

const letter = (at: number): string =>
  (at < 26 ? '' : letter(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

/** The problems of a board: with ids of their own, or labels or a mere number, whose ids are their places. */
export function problemsOf(head: Config): LogProblem[] {
  const given: NonNullable<Config['problems']> =
    head.problems ??
    (head.problem_id ?? Array.from({ length: head.problem_quantity ?? 0 }, (_, at) => letter(at))).map((label, at) => ({
      id: String(at),
      label,
      balloon_color: head.balloon_color?.[at],
    }));
  if (given.length === 0) throw new LogError('noProblems', {}, 'config.json');
  return given.map((row, at) => {
    const label = row.label ?? letter(at);
    return {
      id: row.id ?? String(at),
      label,
      name: plainText(row.name) || label,
      color: null,
      rgb: rgbOf(row.balloon_color),
      timeLimitMs: null,
      testCount: null,
      maxScore: null,
    };
  });
}

function rgbOf(balloon: unknown): string | null {
  const shown = (balloon as { background_color?: unknown } | null | undefined)?.background_color;
  return typeof shown === 'string' ? balloonOf({ rgb: shown, color: shown }) : null;
}
