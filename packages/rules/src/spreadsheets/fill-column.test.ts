import { expect, test } from 'vitest';
import { columnAt, columnLetters, fillColumn } from './fill-column.ts';

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('the column %d is %s', (at, letters) => {
  expect(columnLetters(at)).toBe(letters);
  expect(columnAt(`${letters}12`)).toBe(at);
});

const sheet = (...rows: string[]) =>
  `<?xml version="1.0"?>\n<worksheet><cols><col min="1"/></cols><sheetData>${rows.join('\n')}</sheetData><mergeCells><mergeCell ref="A1:D1"/></mergeCells></worksheet>`;
const TITLE = '<row r="1" ht="30"><c r="A1" s="3" t="s"><v>0</v></c></row>';

test.each<[sentence: string, row: string, value: string, expected: string]>([
  [
    'a cell keeps its looks',
    '<row r="3"><c r="A3"><v>1</v></c><c r="C3" s="7"/><c r="D3" t="s"><v>4</v></c></row>',
    '85.5',
    '<row r="3"><c r="A3"><v>1</v></c><c r="C3" s="7"><v>85.5</v></c><c r="D3" t="s"><v>4</v></c></row>',
  ],
  [
    'a shared text makes place for a number',
    '<row r="3"><c r="C3" s="7" t="s"><v>9</v></c></row>',
    '0',
    '<row r="3"><c r="C3" s="7"><v>0</v></c></row>',
  ],
  [
    'a cell that is not there stands behind those of earlier columns',
    '<row r="3"><c r="A3"/><c r="D3"><v>5</v></c></row>',
    '70',
    '<row r="3"><c r="A3"/><c r="C3"><v>70</v></c><c r="D3"><v>5</v></c></row>',
  ],
  ['a row without cells', '<row r="3" spans="1:4" />', '70', '<row r="3" spans="1:4"><c r="C3"><v>70</v></c></row>'],
  ['an empty row that is open', '<row r="3"></row>', '70', '<row r="3"><c r="C3"><v>70</v></c></row>'],
  [
    'text is text, and computes nothing',
    '<row r="3"><c r="C3"/></row>',
    '=1&<2',
    '<row r="3"><c r="C3" t="inlineStr"><is><t xml:space="preserve">=1&amp;&lt;2</t></is></c></row>',
  ],
  [
    'cells without references, elements with a prefix',
    '<x:row r="3"><x:c><x:v>1</x:v></x:c><x:c/><x:c s="2"/></x:row>',
    '7',
    '<x:row r="3"><x:c><x:v>1</x:v></x:c><x:c/><x:c r="C3" s="2"><x:v>7</x:v></x:c></x:row>',
  ],
])('ASG-22 %s', (_sentence, row, value, expected) => {
  const before = sheet(TITLE, row, '<row r="4"><c r="C4"/></row>');
  const { xml, formulas } = fillColumn(before, 2, new Map([[3, value]]));
  expect(xml).toBe(sheet(TITLE, expected, '<row r="4"><c r="C4"/></row>'));
  expect(formulas).toEqual([]);
});

test('ASG-22 a formula stays, and is told', () => {
  const before = sheet('<row r="3"><c r="C3"><f>A3+1</f><v>2</v></c></row>');
  expect(fillColumn(before, 2, new Map([[3, '7']]))).toEqual({ xml: before, formulas: [3] });
});
