import type { Queryable } from '../../../platform/db/database.ts';
import type { ContestColumns } from '../contests.queries.ts';
import { findGroupRoots } from '../groups/group-part.ts';
import { type ContestantRow, listContestants, listTeams, printContestants, type TeamRow } from './facts.queries.ts';
import { type People, peopleOf } from './people.ts';

const NO_TEAMS: readonly TeamRow[] = [];

const findTeams = async (db: Queryable, row: ContestColumns) => (row.team_size > 1 ? listTeams(db, row.id) : NO_TEAMS);

/** What of a contest and its teams decides about its lines; the rest of them is the contestants' own. */
const frameOf = (row: ContestColumns, teams: readonly TeamRow[], roots: ReadonlySet<number>) =>
  JSON.stringify([row.author_uid, row.rank_show_name, row.star_accounts, row.team_size, teams, [...roots].sort()]);

/**
 * Everybody who takes part in a contest, followed without reading all of them again: the database prints each of 64
 * groups as one number, and only groups whose print changed are read.
 */
export class Contestants {
  people: People;
  #groups: ReadonlyMap<number, string>;
  #rows: readonly ContestantRow[];
  #frame: string;

  private constructor(
    row: ContestColumns,
    groups: ReadonlyMap<number, string>,
    rows: readonly ContestantRow[],
    teams: readonly TeamRow[],
    roots: ReadonlySet<number>,
  ) {
    this.#groups = groups;
    this.#rows = rows;
    this.#frame = frameOf(row, teams, roots);
    this.people = peopleOf(row, rows, teams, roots);
  }

  static async load(db: Queryable, row: ContestColumns): Promise<Contestants> {
    // prints first: what changes in between has another print at the next refresh
    const groups = await printContestants(db, row.id);
    const [rows, teams, roots] = await Promise.all([
      listContestants(db, row.id),
      findTeams(db, row),
      findGroupRoots(db, row.gid),
    ]);
    return new Contestants(row, groups, rows, teams, roots);
  }

  /** Brings {@link people} up to date. @returns who they were before, null when nothing changed */
  async refresh(db: Queryable, row: ContestColumns): Promise<People | null> {
    const [groups, teams, roots] = await Promise.all([
      printContestants(db, row.id),
      findTeams(db, row),
      findGroupRoots(db, row.gid),
    ]);
    const all = [...new Set([...groups.keys(), ...this.#groups.keys()])];
    const changed = new Set(all.filter((group) => groups.get(group) !== this.#groups.get(group)));
    const frame = frameOf(row, teams, roots);
    if (changed.size === 0 && frame === this.#frame) return null;
    if (changed.size > 0) {
      const read = await listContestants(db, row.id, [...changed]);
      this.#rows = [...this.#rows.filter(({ group }) => !changed.has(group)), ...read].sort((a, b) => a.uid - b.uid);
    }
    this.#groups = groups;
    this.#frame = frame;
    const before = this.people;
    this.people = peopleOf(row, this.#rows, teams, roots);
    return before;
  }
}
