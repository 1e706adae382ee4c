import { expect, test } from 'vitest';
import { readXlsx } from './read-xlsx.ts';
import { zipOf } from './testing/zip-of.ts';

const SHEETS = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const LINKS = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

const workbook = (rows: string) =>
  zipOf([
    {
      name: 'xl/workbook.xml',
      text: `<workbook ${SHEETS} ${LINKS}><sheets><sheet name="Old" state="hidden" r:id="rId1"/><sheet name="Class" r:id="rId2"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>',
    },
    {
      name: 'xl/sharedStrings.xml',
      text: `<sst ${SHEETS}><si><t>学号</t></si><si><r><t>姓</t></r><r><t>名</t></r><rPh><t>xing</t></rPh></si></sst>`,
    },
    { name: 'xl/worksheets/sheet1.xml', text: `<worksheet ${SHEETS}><row><c><v>0</v></c></row></worksheet>` },
    { name: 'xl/worksheets/sheet2.xml', text: `<worksheet ${SHEETS}><sheetData>${rows}</sheetData></worksheet>` },
  ]);

test('reads the first sheet that is not hidden: shared and inline strings, numbers, results of formulas, empty cells', async () => {
  const rows = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>
    <row r="2"><c r="A2"><v>2024001</v></c><c r="C2" t="inlineStr"><is><t>张三 &amp; 李四</t></is></c></row>
    <row r="3"><c><f>A2+1</f><v>2024002</v></c></row>`;
  expect(await readXlsx(workbook(rows))).toEqual([['学号', '', '姓名'], ['2024001', '', '张三 & 李四'], ['2024002']]);
});

test('what is no workbook is told apart', async () => {
  expect(await readXlsx(new Blob(['no zip']))).toBeNull();
});
