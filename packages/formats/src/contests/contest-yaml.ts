import { asMap, asNumber, asText, type YamlValue } from '../yaml.ts';
import { parseAbsTime, parseRelTime, parseZonedTime } from './clics/times.ts';
import type { LogProblem } from './contest-log.ts';
import { LogError } from './log-error.ts';
import { yamlList, yamlOf } from './yaml-list.ts';

/** The longest contests have a few dozen; every one of the file is looked for on the site. */
export const CONTEST_PROBLEMS_MAX = 500;

/** Settings of a contest as `contest.yaml` gives them; null where the file says nothing. */
export interface ContestSettings {
  id: string | null;
  name: string;
  formalName: string | null;
  /** Milliseconds since 1970. */
  startMs: number | null;
  durationMs: number;
  /** Contest time. */
  freezeMs: number | null;
  penaltyS: number;
  scoring: 'pass-fail' | 'score';
  /** Problems that stand in the file itself. */
  problems: LogProblem[];
}

/**
 * Reads `contest.yaml` (also JSON, which is YAML) in the spellings that exist: `scoreboard_freeze_duration`,
 * `scoreboard-freeze-length` before the end, `freeze`, `scoreboard-freeze` as a time since the start, `short-name`,
 * `length`, `penalty`, `problemset` for `problems`; a start in a time zone that is called by its name.
 * @throws LogError naming the key
 */
export function readContestYaml(text: string): ContestSettings {
  const map = yamlOf(text);
  const value = (...keys: string[]) => keys.map((key) => asText(map[key])).find((found) => found !== null) ?? null;

  const duration = value('duration', 'length');
  if (duration === null) throw new LogError('missing', { key: 'duration' });
  const durationMs = spanOf(duration, 'duration');
  if (durationMs <= 0) throw new LogError('notPositive', { key: 'duration' });
  const start = value('start_time', 'start-time');
  const startMs = start === null ? null : startOf(start);
  const before = value('scoreboard_freeze_duration', 'scoreboard-freeze-duration', 'scoreboard-freeze-length');
  const at = value('scoreboard_freeze', 'scoreboard-freeze', 'freeze');
  const freezeMs = before !== null ? durationMs - spanOf(before, 'scoreboard_freeze_duration') : freezeAt(at);
  if (freezeMs !== null && (freezeMs < 0 || freezeMs > durationMs)) {
    throw new LogError('freezeOutside');
  }
  const id = value('id', 'short_name', 'short-name', 'shortname');
  const name = value('name') ?? value('formal_name', 'formal-name') ?? id;
  if (name === null) throw new LogError('missing', { key: 'name' });
  return {
    id,
    name,
    formalName: value('formal_name', 'formal-name'),
    startMs,
    durationMs,
    freezeMs,
    penaltyS: penaltyOf(value('penalty_time', 'penalty-time', 'penalty')),
    scoring: value('scoreboard_type') === 'score' ? 'score' : 'pass-fail',
    problems: problemsOf(asList(map.problems) ?? asList(map.problemset) ?? []),
  };
}

/**
 * Reads `problemset.yaml` (a map with `problems:` or `problemset:`), `problems.yaml` or `problems.json` (a list).
 * @throws LogError naming the entry
 */
export function readProblemSet(text: string): LogProblem[] {
  return problemsOf(yamlList(text, 'problems', 'problemset'));
}

const asList = (value: YamlValue | undefined) => (Array.isArray(value) ? value : null);

function problemsOf(list: readonly YamlValue[]): LogProblem[] {
  if (list.length > CONTEST_PROBLEMS_MAX) throw new LogError('problemsMany', { max: CONTEST_PROBLEMS_MAX });
  const rows = list.map((row, at) => {
    const map = asMap(row);
    if (!map) throw new LogError('notAMap', {}, `problems.${at}`);
    const text = (...keys: string[]) => keys.map((key) => asText(map[key])).find((found) => found !== null) ?? null;
    const id = text('id', 'short_name', 'short-name', 'externalid', 'label', 'letter');
    if (id === null) throw new LogError('missing', { key: 'id' }, `problems.${at}`);
    const timeLimit = asNumber(map.time_limit);
    return {
      ordinal: asNumber(map.ordinal) ?? at,
      id,
      label: text('label', 'letter') ?? String.fromCharCode(65 + (at % 26)),
      name: text('name') ?? id,
      color: text('color'),
      rgb: text('rgb'),
      timeLimitMs: timeLimit === null ? null : timeLimit * 1000,
      testCount: asNumber(map.test_data_count),
      maxScore: asNumber(map.max_score),
    };
  });
  const ids = new Set<string>();
  for (const { id } of rows) {
    if (ids.has(id)) throw new LogError('problemTwice', { id });
    ids.add(id);
  }
  return rows.sort((a, b) => a.ordinal - b.ordinal).map(({ ordinal: _, ...problem }) => problem);
}

/** `5:00:00`, or `5:00` as old files write it. */
function spanOf(text: string, key: string): number {
  const ms = parseRelTime(/^\d+:\d\d$/.test(text) ? `${text}:00` : text);
  if (ms === null) throw new LogError('noSpan', { text }, key);
  return ms;
}

/**
 * ISO, with a blank between date and time too, or with the name of a zone (`2026-03-01 10:00:00 Europe/Berlin`); a time
 * without a zone is refused rather than guessed.
 */
function startOf(text: string): number {
  const iso = text.replace(/^(\d{4}-\d\d-\d\d)[ T](\S+?) ?(Z|[+-]\d.*)$/, '$1T$2$3');
  const ms = parseAbsTime(iso) ?? parseZonedTime(text);
  if (ms === null) throw new LogError('noZonedTime', { text }, 'start_time');
  return ms;
}

const freezeAt = (text: string | null) => (text === null ? null : spanOf(text, 'scoreboard_freeze'));

/** Minutes, or h:mm:ss. */
function penaltyOf(text: string | null): number {
  if (text === null) return 1200;
  const minutes = asNumber(text);
  return minutes === null ? spanOf(text, 'penalty_time') / 1000 : minutes * 60;
}
