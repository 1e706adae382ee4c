import { ROLE } from '@assay/contract/roles.ts';
import type { Participation } from '@assay/rules/boards/places.ts';
import { AVATAR_SIDE } from '../../files/avatars.ts';
import type { ContestColumns } from '../contests.queries.ts';
import type { ContestantRow, TeamRow } from './facts.queries.ts';

/** A photo: its address and its size in pixels. */
interface Photo {
  url: string;
  width: number;
  height: number;
}

/** Whoever stands on a line. */
export interface Member {
  uid: number;
  username: string;
  name: string;
}

/** What a line of a board shows besides results. */
export interface Person {
  /** The line: a user by the id, a team of a team contest by its id, negative. */
  uid: number;
  username: string;
  rankShowName: string;
  school: string;
  gender: string;
  avatar: string | null;
  photo: Photo | null;
  /** Names of a team's members; absent for a user. */
  members?: string[];
  participation: Participation;
}

/** Who stands on a board, and on which line each user's submissions count. */
export interface People {
  byLine: Map<number, Person>;
  lineOf: Map<number, number>;
  /** Who stands on each line: of a team all its members. */
  membersOf: Map<number, Member[]>;
}

type Named = Pick<ContestantRow, 'rank_name' | 'realname' | 'nickname' | 'username'>;

/** The name that boards of a contest show. */
export const shownName = (row: Named, show: string): string => {
  if (row.rank_name) return row.rank_name;
  const name = show === 'realname' ? row.realname : show === 'nickname' ? row.nickname : row.username;
  return name || row.username;
};

const photoOf = (row: Pick<TeamRow, 'photo' | 'photo_width' | 'photo_height'>): Photo | null =>
  row.photo === null ? null : { url: row.photo, width: row.photo_width!, height: row.photo_height! };

/** What a line is shown with: its photo, else the contestant's own avatar; null without either. */
export const pictureOf = ({ photo, avatar }: Pick<Person, 'photo' | 'avatar'>): Photo | null =>
  photo ?? (avatar ? { url: avatar, width: AVATAR_SIDE, height: AVATAR_SIDE } : null);

const participationOf = (row: ContestantRow, stars: ReadonlySet<string>): Participation => {
  if (row.disqualified) return 'disqualified';
  return row.star || stars.has(row.username.toLowerCase()) ? 'star' : 'official';
};

/** The worst of the participations of a team's members is that of the team. */
const ORDER: readonly Participation[] = ['official', 'star', 'disqualified'];
const worse = (a: Participation, b: Participation) => (ORDER.indexOf(a) > ORDER.indexOf(b) ? a : b);

/**
 * The lines of a board: everybody who takes part but the author, super admins and, in a contest of a group, its roots, who
 * never have one; members of a team share the team's line.
 */
export function peopleOf(
  contest: Pick<ContestColumns, 'author_uid' | 'rank_show_name' | 'star_accounts'>,
  rows: readonly ContestantRow[],
  teams: readonly TeamRow[],
  groupRoots: ReadonlySet<number>,
): People {
  const stars = new Set(contest.star_accounts.map((name) => name.toLowerCase()));
  const teamOf = new Map(teams.map((team) => [team.id, team]));
  const byLine: People['byLine'] = new Map();
  const lineOf: People['lineOf'] = new Map();
  const membersOf: People['membersOf'] = new Map();
  for (const row of rows) {
    if (row.role === ROLE.root || row.uid === contest.author_uid || groupRoots.has(row.uid)) continue;
    const participation = participationOf(row, stars);
    const team = row.team_id === null ? undefined : teamOf.get(row.team_id);
    const line = team ? -team.id : row.uid;
    lineOf.set(row.uid, line);
    const name = shownName(row, contest.rank_show_name);
    membersOf.set(line, [...(membersOf.get(line) ?? []), { uid: row.uid, username: row.username, name }]);
    const known = byLine.get(line);
    if (known) {
      known.participation = worse(known.participation, participation);
      known.members?.push(name);
    } else if (team) {
      const { school } = team;
      const person = { username: team.name, rankShowName: team.name, school, gender: 'secrecy', avatar: null };
      byLine.set(line, { uid: line, ...person, photo: photoOf(team), members: [name], participation });
    } else {
      const { username, school, gender, avatar } = row;
      const person = { username, rankShowName: name, school, gender, avatar };
      byLine.set(line, { uid: line, ...person, photo: photoOf(row), participation });
    }
  }
  return { byLine, lineOf, membersOf };
}
