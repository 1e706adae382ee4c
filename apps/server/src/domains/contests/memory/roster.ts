import type { Queryable } from '../../../platform/db/database.ts';
import type { Registration } from '../contests.queries.ts';
import { listRoster, printRoster, type RosterRow } from './roster.queries.ts';

/** Who takes part in a contest and how, in memory; kept in step group by group (`printRoster`). */
export class Roster {
  readonly #rows = new Map<number, RosterRow>();
  readonly #teams = new Map<number, Set<RosterRow>>();
  #groups: ReadonlyMap<number, string> = new Map();

  get size(): number {
    return this.#rows.size;
  }

  async look(db: Queryable, cid: number): Promise<void> {
    // prints first: what changes in between has another print at the next look
    const groups = await printRoster(db, cid);
    const all = [...new Set([...groups.keys(), ...this.#groups.keys()])];
    const changed = new Set(all.filter((group) => groups.get(group) !== this.#groups.get(group)));
    if (changed.size > 0) {
      const read = await listRoster(db, cid, [...changed]);
      for (const row of this.#rows.values()) if (changed.has(row.group)) this.#forget(row);
      for (const row of read) this.#keep(row);
    }
    this.#groups = groups;
  }

  /** What {@link findRegistration} would answer. */
  find(uid: number): Registration | undefined {
    const row = this.#rows.get(uid);
    if (!row) return undefined;
    const { admitted, disqualified, team_id } = row;
    const team = team_id === null ? null : [...(this.#teams.get(team_id) ?? [])];
    return { admitted, disqualified, team };
  }

  #keep(row: RosterRow): void {
    this.#rows.set(row.uid, row);
    if (row.team_id === null) return;
    const team = this.#teams.get(row.team_id) ?? new Set();
    this.#teams.set(row.team_id, team.add(row));
  }

  #forget(row: RosterRow): void {
    this.#rows.delete(row.uid);
    if (row.team_id !== null) this.#teams.get(row.team_id)?.delete(row);
  }
}
