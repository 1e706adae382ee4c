import type { Board } from './board.ts';
import { NO_PLACE } from './places.ts';

/** Where somebody stands, and with what: the place is -1 for a star; points and time are in the units of the rule. */
export interface Spot {
  place: number;
  points: number;
  time: number;
}

/** Where everybody on a board stands, by line. */
export function spotsOf(board: Board): Map<number, Spot> {
  return new Map(
    board
      .list()
      .map((line) => [line.uid, { place: board.rankOf(line), points: line.total.points, time: line.total.time }]),
  );
}

export interface PlaceChange {
  uid: number;
  /** Null: was not, or is not, on the board. */
  before: Spot | null;
  after: Spot | null;
}

const isSame = (a: Spot | undefined, b: Spot | undefined) =>
  a?.place === b?.place && a?.points === b?.points && a?.time === b?.time;
const hasOtherResult = ({ before, after }: PlaceChange) =>
  before?.points !== after?.points || before?.time !== after?.time;
const orderOf = ({ before, after }: PlaceChange) => {
  const place = after?.place ?? before?.place ?? NO_PLACE;
  return place === NO_PLACE ? Number.POSITIVE_INFINITY : place;
};

/**
 * Who stands elsewhere, or with another result. Those whose own result changed come first, then those whom they pushed up
 * or down, each in the order of the new places; stars last.
 */
export function changedPlaces(before: ReadonlyMap<number, Spot>, after: ReadonlyMap<number, Spot>): PlaceChange[] {
  const changes: PlaceChange[] = [];
  for (const uid of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(uid), after.get(uid)];
    if (!isSame(was, is)) changes.push({ uid, before: was ?? null, after: is ?? null });
  }
  return changes.sort(
    (a, b) => Number(hasOtherResult(b)) - Number(hasOtherResult(a)) || orderOf(a) - orderOf(b) || a.uid - b.uid,
  );
}
