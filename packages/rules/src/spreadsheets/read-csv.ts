/** A table as text: UTF-8 where the bytes are that, else GBK, as spreadsheets of Chinese systems save it. */
export function decodeTable(bytes: Uint8Array): { text: string; encoding: 'UTF-8' | 'GBK' } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('gb18030').decode(bytes), encoding: 'GBK' };
  }
}

/**
 * Rows of a CSV with commas or, where the first line has more of them, semicolons or tabs: quoted fields may hold separators, line
 * breaks and doubled quotes. Blank lines are left out. One pass over the text.
 */
export function readCsv(source: string): string[][] {
  const text = source.replace(/^\uFEFF/, '');
  const first = text.slice(0, 2000).split(/\r?\n/, 1)[0] ?? '';
  const separator = [',', ';', '\t'].reduce((best, one) => (count(first, one) > count(first, best) ? one : best));
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let quoted = false;
  const endField = () => {
    row.push(field.trim());
    field = '';
  };
  const endRow = () => {
    endField();
    if (row.some((value) => value !== '')) rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!;
    if (quoted) {
      if (char !== '"') field += char;
      else if (text[at + 1] === '"') {
        field += '"';
        at += 1;
      } else quoted = false;
    } else if (char === '"' && field.trim() === '') {
      field = '';
      quoted = true;
    } else if (char === separator) endField();
    else if (char === '\n') endRow();
    else if (char !== '\r') field += char;
  }
  endRow();
  return rows;
}

const count = (text: string, char: string) => text.split(char).length;
