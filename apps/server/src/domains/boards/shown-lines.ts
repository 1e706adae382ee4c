import type { Paging } from '@assay/contract/page.ts';
import { type RankLines, rankPage } from '@assay/rules/boards/rank-page.ts';

/** What a page of a rank is asked for. */
interface Asked extends Paging {
  matches: ((uid: number) => boolean) | undefined;
  ownUid: number;
  concernedList?: readonly number[] | undefined;
}

/** What every line shows of who it belongs to. */
interface ShownPerson {
  uid: number;
  username: string;
  school: string;
  gender: string;
  avatar: string | null;
}

interface Slots<Line, Person, Own> {
  /** Reads what is shown of some people; who is missing in the answer is left out of the page. */
  find: (uids: number[]) => Promise<ReadonlyMap<number, Person>>;
  /** What only ranks of this kind show. */
  ownOf: (line: Line, person: Person) => Own;
}

/** One page of a rank as it is answered: the person of each line, and what ranks of its kind show of it. */
export async function shownLines<Line extends { uid: number }, Person extends ShownPerson, Own extends object>(
  lines: RankLines<Line>,
  { concernedList, ...asked }: Asked,
  { find, ownOf }: Slots<Line, Person, Own>,
) {
  const { total, records } = rankPage(lines, { ...asked, concerned: concernedList ?? [] });
  const people = await find(records.map(({ line }) => line.uid));
  const rows = records.flatMap(({ line, isPinned }) => {
    const person = people.get(line.uid);
    if (!person) return [];
    const { uid, username, school, gender, avatar } = person;
    const shown = { uid, username, rankShowName: username, school, gender, avatar };
    return [{ ...shown, isPinned, isOwn: uid === asked.ownUid, ...ownOf(line, person) }];
  });
  return { rows, total };
}
