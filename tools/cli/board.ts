import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { boardTable, toCsv, toText } from '@assay/formats/contests/board-table.ts';
import { momentsAt } from '@assay/formats/contests/clics/objects.ts';
import { readFeed } from '@assay/formats/contests/clics/read.ts';
import { clicsScoreboard } from '@assay/formats/contests/clics/scoreboard.ts';
import { parseRelTime } from '@assay/formats/contests/clics/times.ts';
import { boardFactsOf, type ContestLog, icpcRuleOf } from '@assay/formats/contests/contest-log.ts';
import { LogError } from '@assay/formats/contests/log-error.ts';
import { readNeutral } from '@assay/formats/contests/read-neutral.ts';
import { readXcpcio } from '@assay/formats/contests/xcpcio/read.ts';
import { ContestBoards, factsAt } from '@assay/rules/boards/contest-boards.ts';
import { PENALTY_UNITS, type PenaltyUnit } from '@assay/rules/boards/contest-rules/acm.ts';
import { atcoderRule } from '@assay/rules/boards/contest-rules/atcoder.ts';
import { ioiRule } from '@assay/rules/boards/contest-rules/ioi.ts';
import { oiRule } from '@assay/rules/boards/contest-rules/oi.ts';
import type { ContestRule } from '@assay/rules/boards/contest-rules/rule.ts';
import { type Command, type ExitCode, UsageError } from './command.ts';

/** Rules by the word of the command line; `acm` is the spec's board, `icpc` that of ICPC contests. */
const RULES: Record<string, (log: ContestLog) => ContestRule> = {
  icpc: (log) => icpcRuleOf(log),
  acm: (log) => icpcRuleOf(log, { lastAcceptedBreaksTies: false }),
  'oi-recent': () => oiRule('Recent'),
  'oi-highest': () => oiRule('Highest'),
  ioi: () => ioiRule(),
  atcoder: () => atcoderRule(),
};

/**
 * Computes a board from an event log and prints it, so that it can be held against published results. What the files are
 * is told by their content: an XCPCIO `config.json` with its `run.json` (and `team.json`, and `organizations.json`), a CLICS
 * event feed, or our plain log; see docs/boards.md. Exit codes: 0 printed, 1 a file cannot be read or understood, 2 called
 * wrongly.
 */
export const command: Command = {
  usage: [
    [
      'board <files>',
      `[--rule ${Object.keys(RULES).join('|')}]`,
      `[--penalty ${PENALTY_UNITS.join('|')}]`,
      '[--frozen] [--freeze h:mm:ss] [--at h:mm:ss] [--remove-star] [--format text|csv|json]',
    ].join(' '),
  ],

  async run(args): Promise<ExitCode> {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        rule: { type: 'string' },
        penalty: { type: 'string' },
        frozen: { type: 'boolean', default: false },
        freeze: { type: 'string' },
        at: { type: 'string' },
        'remove-star': { type: 'boolean', default: false },
        format: { type: 'string', default: 'text' },
      },
    });
    if (positionals.length === 0 || positionals.length > 4) throw new UsageError('name one to four files');
    const format = values.format ?? 'text';
    if (!['text', 'csv', 'json'].includes(format)) throw new UsageError(`there is no format ${format}`);

    const log = withOptions(await readLog(positionals), values);
    for (const note of log.notes ?? []) console.error(`note: ${note.en}`);
    const rule = ruleOf(log, values.rule);
    const facts = boardFactsOf(log);
    const atMs = timeOf('at', values.at);
    const boards = new ContestBoards(rule, atMs === null ? facts : factsAt(facts, atMs));
    const board = boards.board(values.frozen || values.freeze !== undefined ? 'sealed' : 'real');

    if (format === 'json') {
      const nowMs = (log.startMs ?? 0) + (atMs ?? log.durationMs);
      const shown = clicsScoreboard(log, board, momentsAt(log, nowMs, null, null), nowMs);
      const stars = new Set(values['remove-star'] ? log.teams.filter(({ isStar }) => isStar).map(({ id }) => id) : []);
      const rows = shown.rows.filter(({ team_id }) => !stars.has(team_id));
      console.log(JSON.stringify({ ...shown, rows }, null, 2));
      return 0;
    }
    const table = boardTable(log, board);
    if (values['remove-star']) table.rows = table.rows.filter(([rank]) => rank !== '*');
    process.stdout.write(format === 'csv' ? toCsv(table) : toText(table));
    return 0;
  },
};

interface Options {
  rule?: string | undefined;
  penalty?: string | undefined;
  freeze?: string | undefined;
  frozen: boolean;
}

function withOptions(log: ContestLog, { rule, penalty, freeze, frozen }: Options): ContestLog {
  const unit = PENALTY_UNITS.find((known) => known === penalty);
  if (penalty !== undefined && unit === undefined)
    throw new UsageError(`there is no way ${penalty} to count penalties`);
  const penaltyUnit: PenaltyUnit = unit ?? (rule === 'acm' ? 'seconds' : log.penaltyUnit);
  const freezeMs = timeOf('freeze', freeze) ?? log.freezeMs;
  if (frozen && freezeMs === null) throw new UsageError('the log names no freeze; give --freeze h:mm:ss');
  return { ...log, penaltyUnit, freezeMs };
}

function ruleOf(log: ContestLog, name = log.scoring === 'score' ? 'oi-highest' : 'icpc'): ContestRule {
  const make = Object.hasOwn(RULES, name) ? RULES[name] : undefined;
  if (!make) throw new UsageError(`there is no rule ${name}`);
  return make(log);
}

/** A contest time of the command line. */
function timeOf(option: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  const ms = parseRelTime(text);
  if (ms === null) throw new UsageError(`--${option} wants h:mm:ss`);
  return ms;
}

async function readLog(paths: readonly string[]): Promise<ContestLog> {
  const [first, second, third, fourth] = await Promise.all(paths.map(readText));
  if (second) {
    const teams = third && { teams: jsonOf(third) };
    const organizations = fourth && { organizations: jsonOf(fourth) };
    return readXcpcio({ config: jsonOf(first!), runs: jsonOf(second), ...teams, ...organizations });
  }
  const { text, path } = first!;
  try {
    if (isFeed(text)) return readFeed(text);
    const value = jsonOf({ text });
    // whatever is wrong in a file that is not the plain log would name fields nobody wrote
    if (!isPlainLog(value)) throw new LogError(UNKNOWN_LOG);
    return readNeutral(value);
  } catch (error) {
    if (error instanceof LogError) throw new LogError(error.words, {}, path);
    throw error;
  }
}

const UNKNOWN_LOG = {
  en: 'neither an event feed nor a plain log; an XCPCIO board is config.json and run.json together',
  zh: '既不是事件流，也不是普通日志；XCPCIO 榜单需同时给出 config.json 和 run.json',
};

interface TextFile {
  text: string;
  path?: string;
}

async function readText(path: string): Promise<TextFile & { path: string }> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    const why = { ENOENT: 'there is no such file', EISDIR: 'it is a folder', EACCES: 'it may not be read' };
    throw new Error(`${path}: ${why[error.code as keyof typeof why] ?? error.message}`);
  });
  return { text: text.replace(/^\uFEFF/, ''), path };
}

/** An event feed has one object per line, our plain log is one object, be it on one line or many. */
function isFeed(text: string): boolean {
  const [line = ''] = text.trimStart().split('\n', 1);
  try {
    const event: unknown = JSON.parse(line);
    return typeof event === 'object' && event !== null && 'data' in event;
  } catch {
    return false;
  }
}

const isPlainLog = (value: unknown) =>
  typeof value === 'object' && value !== null && 'submissions' in value && 'duration_s' in value;

function jsonOf({ text, path = '' }: TextFile): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new LogError('notJson', {}, path);
  }
}
