import type { Queryable } from '../../../platform/db/database.ts';
import type { Parts } from '../../../platform/of-node.ts';
import { findCaseGroups } from '../queue/work.queries.ts';

type Groups = ReadonlyMap<number, number>;

/** Data versions that are judged at about the same time. */
const KEPT = 200;
const NONE: Groups = new Map();

/** The groups of cases of the last data versions that were judged. A version never changes. */
class CaseGroups {
  readonly #known = new Map<number, Groups>();

  async of(db: Queryable, dataVersion: number | null): Promise<Groups> {
    if (dataVersion === null) return NONE;
    const groups = this.#known.get(dataVersion) ?? (await findCaseGroups(db, dataVersion));
    if (!groups) return NONE;
    this.#known.delete(dataVersion);
    this.#known.set(dataVersion, groups);
    if (this.#known.size > KEPT) this.#known.delete(this.#known.keys().next().value!);
    return groups;
  }
}

const openCaseGroups = () => new CaseGroups();

/** Group numbers by case index of a data version. */
export const caseGroupsOf = ({ ofNode }: Parts, db: Queryable, dataVersion: number | null): Promise<Groups> =>
  ofNode(openCaseGroups).of(db, dataVersion);
