import { readRoster } from '../groups/roster.ts';

export interface TemplateRow {
  /** Of the sheet, from 1. */
  number: number;
  cells: readonly string[];
}

/** How a sheet of a school and a class meet. */
export interface Template {
  /** Columns of its head that are named, from 0. */
  columns: { at: number; name: string }[];
  /** Of these the one that is probably meant to be filled. */
  toFill: number;
  /** Numbers of rows by the person that they name. */
  rows: Map<number, number>;
  /** Names of the sheet that are nobody of the class. */
  unknown: string[];
  /** People of the class whom the sheet does not name. */
  missing: string[];
}

const SPEAKS_OF_POINTS = /成绩|分数|总评|总分|得分|score|grade|mark|points|total/i;

/** Of the columns of a head the one that is meant to be filled: one that speaks of points and is empty, else any that does, else the last. */
function columnToFill(columns: Template['columns'], people: readonly (readonly string[])[]): number {
  const ofPoints = columns.filter(({ name }) => SPEAKS_OF_POINTS.test(name));
  const isEmpty = ({ at }: { at: number }) => people.every((cells) => (cells[at] ?? '').trim() === '');
  return (ofPoints.find(isEmpty) ?? ofPoints.at(-1) ?? columns.at(-1)!).at;
}

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/**
 * Finds the people of a class in a sheet of a school by user name or number (ASG-22); one that stands there twice is nobody.
 * @returns null where no column names people
 */
export function matchTemplate(
  rows: readonly TemplateRow[],
  people: readonly { uid: number; username: string }[],
): Template | null {
  const lines = readRoster(rows.map(({ cells }) => cells));
  const first = lines[0];
  // without a head the first column would be taken for names
  if (!first || first.line === 1) return null;
  const head = rows
    .slice(0, first.line - 1)
    .findLast(({ cells }) => cells.filter((cell) => cell.trim() !== '').length > 1);
  if (!head) return null;
  const byName = new Map(people.map((one) => [plain(one.username), one]));
  const found = new Map<number, number[]>();
  const unknown: string[] = [];
  for (const { line, username } of lines) {
    const person = byName.get(plain(username));
    if (person) found.set(person.uid, [...(found.get(person.uid) ?? []), rows[line - 1]!.number]);
    else if (username !== '') unknown.push(username);
  }
  const columns = head.cells.flatMap((name, at) => (name.trim() === '' ? [] : [{ at, name: name.trim() }]));
  const own = new Map([...found].flatMap(([uid, numbers]) => (numbers.length === 1 ? [[uid, numbers[0]!]] : [])));
  const ofPeople = new Set(own.values());
  return {
    columns,
    toFill: columnToFill(
      columns,
      rows.filter(({ number }) => ofPeople.has(number)).map(({ cells }) => cells),
    ),
    rows: own,
    unknown,
    missing: people.filter(({ uid }) => found.get(uid)?.length !== 1).map(({ username }) => username),
  };
}

/** How a school writes points: whole ones, or to so many decimals. */
export const roundedTo = (points: number, decimals: number): string => {
  const factor = 10 ** decimals;
  return String(Math.round((points + Number.EPSILON) * factor) / factor);
};
