import {
  clicsAccount,
  clicsContest,
  clicsGroup,
  clicsOrganization,
  clicsProblem,
  clicsTeams,
} from './clics/objects.ts';
import { relTime } from './clics/times.ts';
import type { ContestLog } from './contest-log.ts';

/** YAML of a flat object: every text quoted as JSON is, which YAML reads alike. */
const yamlLines = (object: Record<string, unknown>, indent = '') =>
  Object.entries(object)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => `${indent}${key}: ${JSON.stringify(value)}\n`)
    .join('');

/**
 * The files of a contest package: `contest.yaml`, `problemset.yaml`, `teams.json`, `organizations.json`, `groups.json`, `accounts.json`.
 * What the reader of this site reads back is what the log says; passwords are in none. Accounts are those of contestants, so that
 * an import finds who stands behind a team instead of making somebody anew.
 * @param problemIds the name of each problem where it is imported, by the log's id
 */
export function writeContestPackage(
  log: ContestLog,
  problemIds: ReadonlyMap<string, string>,
): { path: string; text: string }[] {
  const { id: _, ...contest } = clicsContest(log);
  // whole seconds, as people write them
  const short = (ms: number) => relTime(ms).replace(/\.\d+$/, '');
  const seal = log.freezeMs === null ? {} : { scoreboard_freeze_duration: short(log.durationMs - log.freezeMs) };
  const problems = log.problems.map((problem, at) => {
    const { id: __, ordinal: _at, test_data_count: _count, ...shown } = clicsProblem(problem, at);
    return `  -\n${yamlLines({ ...shown, 'short-name': problemIds.get(problem.id) ?? problem.id }, '    ')}`;
  });
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return [
    { path: 'contest.yaml', text: yamlLines({ ...contest, duration: short(log.durationMs), ...seal }) },
    { path: 'problemset.yaml', text: problems.length === 0 ? 'problems: []\n' : `problems:\n${problems.join('')}` },
    // photos are of the site, not of the package
    {
      path: 'teams.json',
      text: json(clicsTeams({ ...log, teams: log.teams.map((team) => ({ ...team, photo: null })) })),
    },
    { path: 'organizations.json', text: json(log.organizations.map(clicsOrganization)) },
    { path: 'groups.json', text: json(log.groups.map(clicsGroup)) },
    { path: 'accounts.json', text: json((log.accounts ?? []).filter(({ type }) => type === 'team').map(clicsAccount)) },
  ];
}
