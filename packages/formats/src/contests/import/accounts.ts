import * as z from 'zod';
import { asMap, asText, type YamlValue } from '../../yaml.ts';
import { LogError, lineOf } from '../log-error.ts';
import { tsvRows } from '../people-files.ts';
import { yamlList } from '../yaml-list.ts';

/** An account as `accounts.tsv` or `accounts.yaml` gives it. */
export interface FileAccount {
  /** `team`, `judge`, `admin`, `analyst`, `staff`, … */
  type: string;
  username: string;
  name: string;
  password: string | null;
  teamId: string | null;
}

/** The team a user name such as `team-001` stands for: the only run of digits in it, without leading zeros. */
function teamOfName(username: string): string | null {
  const runs = username.match(/\d+/g) ?? [];
  return runs.length === 1 ? runs[0]!.replace(/^0+(?=\d)/, '') : null;
}

/**
 * `accounts.tsv`: type, full name, user name, password and whatever follows. Team accounts name their team by the digits
 * of their user name.
 * @throws LogError naming the line
 */
export function readAccountsTsv(text: string): FileAccount[] {
  const accounts = tsvRows(text, 'accounts').map(({ line, fields: [type, name, username, password] }) => {
    if (!type || !username) throw new LogError('accountIncomplete', {}, lineOf(line));
    const teamId = type === 'team' ? teamOfName(username) : null;
    if (type === 'team' && teamId === null) {
      throw new LogError('accountTeamless', { username }, lineOf(line));
    }
    return { type, username, name: name ?? '', password: password || null, teamId };
  });
  refuseTwins(accounts);
  return accounts;
}

const shape = z.object({ type: z.string(), username: z.string() });

/**
 * `accounts.yaml`, `accounts.json`: a list of accounts as the Contest API has them.
 * @throws LogError naming the entry
 */
export function readAccountsYaml(text: string): FileAccount[] {
  const accounts = yamlList(text, 'accounts').map((value: YamlValue, at): FileAccount => {
    const map = asMap(value);
    const read = (key: string) => asText(map?.[key]);
    const known = shape.safeParse({ type: read('type') ?? 'team', username: read('username') ?? read('id') });
    if (!known.success) throw new LogError('missing', { key: 'username' }, `accounts.${at}`);
    return {
      ...known.data,
      name: read('name') ?? '',
      password: read('password'),
      teamId: read('team_id') ?? (known.data.type === 'team' ? teamOfName(known.data.username) : null),
    };
  });
  refuseTwins(accounts);
  return accounts;
}

function refuseTwins(accounts: readonly FileAccount[]): void {
  const names = new Set<string>();
  for (const { username } of accounts) {
    const key = username.toLowerCase();
    if (names.has(key)) throw new LogError('accountTwice', { id: username });
    names.add(key);
  }
}
