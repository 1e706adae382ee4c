import { expect, test } from 'vitest';
import { decodeTable, readCsv } from './read-csv.ts';

test.each([
  [
    'plain rows',
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a byte order mark, CRLF and a last line break',
    '\uFEFFa,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['quotes with separators, breaks and quotes inside', '"a,1","b\n2","c ""3"""\n', [['a,1', 'b\n2', 'c "3"']]],
  ['blanks around fields', ' a , b ,\n', [['a', 'b', '']]],
  [
    'blank lines',
    'a,b\n\n , \nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'semicolons',
    'a;b;c\n1;2,5;3',
    [
      ['a', 'b', 'c'],
      ['1', '2,5', '3'],
    ],
  ],
  [
    'tabs',
    'a\tb\n1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['a quote that never ends', 'a,"b\nc', [['a', 'b\nc']]],
  ['nothing', '', []],
] as const)('ADM-3 a table with %s', (_case, text, rows) => {
  expect(readCsv(text)).toEqual(rows);
});

test('ADM-3 UTF-8 and GBK are told apart by the bytes', () => {
  expect(decodeTable(new TextEncoder().encode('张三'))).toEqual({ text: '张三', encoding: 'UTF-8' });
  expect(decodeTable(Uint8Array.from([0xd5, 0xc5, 0xc8, 0xfd]))).toEqual({ text: '张三', encoding: 'GBK' });
});
