import { expect, test } from 'vitest';
import { matchTemplate, roundedTo } from './fill-template.ts';

const people = ['2024001', '0024002', 'Ada', 'twice'].map((username, at) => ({ uid: at + 1, username }));
const rows = (...lines: string[][]) => lines.map((cells, at) => ({ number: at * 2 + 1, cells }));

test('ASG-22 finds people by the number in a sheet with titles above its head, by the numbers of its rows', () => {
  const found = matchTemplate(
    rows(
      ['2024 级程序设计成绩表'],
      ['序号', '学号', '姓名', '平时成绩', ''],
      ['1', '２０２４００１', '张三', ''],
      ['2', '0024002', '李四', ''],
      ['3', '24002', '王五', ''],
      ['4', 'twice', '', ''],
      ['5', 'TWICE', '', ''],
    ),
    people,
  );
  expect(found).toEqual({
    columns: [
      { at: 0, name: '序号' },
      { at: 1, name: '学号' },
      { at: 2, name: '姓名' },
      { at: 3, name: '平时成绩' },
    ],
    toFill: 3,
    rows: new Map([
      [1, 5],
      [2, 7],
    ]),
    unknown: ['24002'],
    missing: ['Ada', 'twice'],
  });
});

test.each([
  [
    'the one that speaks of points and is empty',
    ['平时成绩', '期末', '总评成绩', '备注'],
    ['', '88', '0', ''],
    '平时成绩',
  ],
  ['of those that are filled the last that speaks of points', ['作业成绩', '总评', '备注'], ['90', '0', ''], '总评'],
  ['in English', ['Email', 'Final score', 'Remarks'], ['a@b.c', '', ''], 'Final score'],
  ['else the last', ['A', 'B'], ['', ''], 'B'],
])('ASG-22 the column to fill is first %s', (_says, names, cells, expected) => {
  const found = matchTemplate(rows(['学号', ...names], ['2024001', ...cells]), people)!;
  expect(found.columns.find(({ at }) => at === found.toFill)!.name).toBe(expected);
});

test('ASG-22 a sheet that names nobody is none', () => {
  expect(matchTemplate(rows(['a', 'b'], ['2024001', '1']), people)).toBeNull();
  expect(matchTemplate([], people)).toBeNull();
});

test.each([
  [84.5, 0, '85'],
  [84.49, 0, '84'],
  [1.005, 2, '1.01'],
  [66.67, 1, '66.7'],
])('ASG-22 %d points to %d decimals are %s', (points, decimals, text) => {
  expect(roundedTo(points, decimals)).toBe(text);
});
