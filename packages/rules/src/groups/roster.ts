import { LABEL_MAX } from '@assay/contract/groups/assistants.ts';

/** A person of a roster, as its line says. Empty where it says nothing. */
export interface RosterPerson {
  /** From 1, of the table. */
  line: number;
  username: string;
  realname: string;
  email: string;
  password: string;
  /** The class within the group. */
  label: string;
}

/** What columns are called, in small letters without blanks, stars, dashes and 电子. */
const HEADS: Record<string, keyof Omit<RosterPerson, 'line'> | 'number'> = {
  ...Object.fromEntries(['用户名', '账号', 'login', 'username', 'user'].map((head) => [head, 'username'])),
  ...Object.fromEntries(
    ['学号', '学生学号', '学籍号', '工号', 'number', 'studentid', 'studentno', 'studentnumber', 'sid', 'idnumber'].map(
      (head) => [head, 'number'],
    ),
  ),
  ...Object.fromEntries(
    ['姓名', '学生姓名', '名字', '真实姓名', 'name', 'fullname', 'realname'].map((head) => [head, 'realname']),
  ),
  ...Object.fromEntries(['邮箱', '邮件', 'email', 'mail'].map((head) => [head, 'email'])),
  ...Object.fromEntries(['密码', '初始密码', 'password'].map((head) => [head, 'password'])),
  ...Object.fromEntries(
    ['班级', '行政班', '教学班', '班', '分组', 'class', 'section', 'group', 'label'].map((head) => [head, 'label']),
  ),
};
/** Titles may stand above the head. */
const HEAD_WITHIN = 10;
/** The columns of a table without a head. */
const PLAIN = ['username', 'realname', 'email', 'password'] as const;

const plain = (cell: string | undefined) => (cell ?? '').normalize('NFKC').trim();
const headOf = (cell: string) =>
  HEADS[
    plain(cell)
      .toLowerCase()
      .replace(/[\s*_-]|^电子/g, '')
  ];

/**
 * The people of a table (GRP-20): by the head that names its columns, in any order and with others between, or without one in the order
 * of user name, name, email, password. Where nobody has a user name, the student's number is it.
 * @param rows lines of cells, as a spreadsheet shows them
 */
export function readRoster(rows: readonly (readonly string[])[]): RosterPerson[] {
  const heads = rows.slice(0, HEAD_WITHIN).map((row) => row.map(headOf));
  const at = heads.findIndex((row) => row.includes('username') || row.includes('number'));
  const head = heads[at] ?? PLAIN;
  const column = (name: (typeof head)[number]) => head.findIndex((one) => one === name);
  const named = column('username');
  const places = {
    username: named >= 0 ? named : column('number'),
    realname: column('realname'),
    email: column('email'),
    password: column('password'),
    label: column('label'),
  };
  return rows.flatMap((row, index) => {
    if (index <= at || row.every((cell) => plain(cell) === '')) return [];
    const cell = (place: number) => (place < 0 ? '' : plain(row[place]));
    const { username, realname, email, password, label } = places;
    return [
      {
        line: index + 1,
        username: cell(username),
        realname: cell(realname),
        email: cell(email),
        password: cell(password),
        label: [...cell(label)].slice(0, LABEL_MAX).join(''),
      },
    ];
  });
}

/** Who imports a roster, and whom it names. */
export interface RosterFacts {
  /** The importer has a role of the back office. */
  isStaff: boolean;
  /** The importer is a super administrator. */
  isRoot: boolean;
  /** Of the account of that name; null when there is none. */
  known: {
    /** What it is in the group already: 0 nothing, 1 applying, 2 refused, 3 and above a member. */
    level: number;
    /** The importer made it, from a roster. */
    isOwnMade: boolean;
  } | null;
}

/**
 * What becomes of a line that is right by itself (GRP-20): nobody is made a member of a group who did not ask for it, but by super
 * administrators and by whoever made the account.
 */
export function rosterOutcome({
  isStaff,
  isRoot,
  known,
}: RosterFacts): 'new' | 'joins' | 'member' | 'mustApply' | 'mayNotMake' {
  if (!known) return isStaff ? 'new' : 'mayNotMake';
  if (known.level >= 3) return 'member';
  return isRoot || known.isOwnMade || known.level > 0 ? 'joins' : 'mustApply';
}

/** As many numbers of one length tell how long they are. */
const LENGTH_KNOWN_BY = 3;

/** Numbers that are shorter than most of a roster: a spreadsheet may have dropped their zeros in front (GRP-23). */
export function shorterNumbers(names: readonly string[]): string[] {
  const numbers = names.filter((name) => /^\d+$/.test(name));
  const counts = new Map<number, number>();
  for (const { length } of numbers) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [usual] = [...counts].toSorted(([a, one], [b, other]) => other - one || b - a);
  if (!usual || usual[1] < LENGTH_KNOWN_BY) return [];
  return numbers.filter(({ length }) => length < usual[0]);
}
