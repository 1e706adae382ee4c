import { expect, test } from 'vitest';
import { readRoster, rosterOutcome, shorterNumbers } from './roster.ts';

const people = (...rows: string[][]) =>
  readRoster(rows).map(({ line, username, realname, email, password }) => [line, username, realname, email, password]);

test('GRP-20 a head names the columns, in any order, with others between and titles above', () => {
  expect(
    people(
      ['2024 级 1 班', ''],
      ['序号', '姓名*', '性别', '学号', '电子邮箱'],
      ['1', '张三', '男', '２０２４００１', 'a@example.org'],
      ['', '', '', '', ''],
      ['2', ' 李四 ', '女', '0024002'],
    ),
  ).toEqual([
    [3, '2024001', '张三', 'a@example.org', ''],
    [5, '0024002', '李四', '', ''],
  ]);
});

test('GRP-22 a column names the class of each', () => {
  const labels = (...rows: string[][]) => readRoster(rows).map(({ username, label }) => [username, label]);
  expect(labels(['学号', '行政班'], ['1', '一班'], ['2', ' ２班 '], ['3'])).toEqual([
    ['1', '一班'],
    ['2', '2班'],
    ['3', ''],
  ]);
  expect(labels(['Username', 'Section'], ['ada', 'A'.repeat(60)])).toEqual([['ada', 'A'.repeat(50)]]);
});

test('GRP-20 the user name goes before the number', () => {
  expect(people(['Student ID', 'Username', 'Full name', 'Password'], ['7', 'ada', 'Ada L.', 'secret1'])).toEqual([
    [2, 'ada', 'Ada L.', '', 'secret1'],
  ]);
});

test('GRP-20 without a head: user name, name, email, password', () => {
  expect(people(['ada', 'Ada L.'], ['bob'])).toEqual([
    [1, 'ada', 'Ada L.', '', ''],
    [2, 'bob', '', '', ''],
  ]);
});

const member = (level: number, isOwnMade = false) => ({ level, isOwnMade });
test.each([
  ['an unknown name, to staff', { isStaff: true, isRoot: false, known: null }, 'new'],
  ['an unknown name, to others', { isStaff: false, isRoot: false, known: null }, 'mayNotMake'],
  ['a member', { isStaff: false, isRoot: false, known: member(3) }, 'member'],
  ['who applied', { isStaff: false, isRoot: false, known: member(1) }, 'joins'],
  ['who was refused', { isStaff: false, isRoot: false, known: member(2) }, 'joins'],
  ['a stranger', { isStaff: true, isRoot: false, known: member(0) }, 'mustApply'],
  ['a stranger, to a super administrator', { isStaff: true, isRoot: true, known: member(0) }, 'joins'],
  ['an account that the importer made', { isStaff: true, isRoot: false, known: member(0, true) }, 'joins'],
])('GRP-20 %s', (_, facts, outcome) => expect(rosterOutcome(facts)).toBe(outcome));

test.each([
  ['zeros that were dropped', ['0012', '0013', '0114', '12', '113'], ['12', '113']],
  ['numbers of one length', ['2024001', '2024002', '2024003'], []],
  ['longer ones alone', ['001', '002', '003', '2024001'], []],
  ['names are no numbers', ['0012', '0013', '0114', 'ada'], []],
  ['too few to tell', ['0012', '12'], []],
  ['nobody', [], []],
])('GRP-23 %s', (_sentence, names, shorter) => expect(shorterNumbers(names)).toEqual(shorter));
