import { expect, test } from 'vitest';
import { breakLines } from './break-lines.ts';

/** Chinese characters are two wide. */
const widthOf = (text: string) => [...text].reduce((sum, char) => sum + (char > '\u2e80' ? 2 : 1), 0);

test.each([
  ['words stay whole', 'for the first place in spring', 14, ['for the first', 'place in', 'spring']],
  ['Chinese ends anywhere', '在程序设计竞赛中获得一等奖', 10, ['在程序设计', '竞赛中获得', '一等奖']],
  ['closing marks do not begin a line', '获得一等奖，特发此证。', 10, ['获得一等', '奖，特发此', '证。']],
  ['both together', 'Alice 在 2026 年获奖', 12, ['Alice 在', '2026 年获奖']],
  ['a word without room is cut', 'abcdefghij kl', 4, ['abcd', 'efgh', 'ij', 'kl']],
  ['nothing', '  ', 4, []],
] as const)('CERT-3 %s', (_sentence, text, room, lines) => {
  const found = breakLines(text, room, widthOf);
  expect(found).toEqual(lines);
  for (const line of found) expect(widthOf(line)).toBeLessThanOrEqual(room);
});
