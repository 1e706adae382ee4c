/** The letters of a column, from 0: A, B, … Z, AA. */
export function columnLetters(at: number): string {
  const rest = at < 26 ? '' : columnLetters(Math.floor(at / 26) - 1);
  return `${rest}${String.fromCharCode(65 + (at % 26))}`;
}

/** The place of a column from a reference such as `AB12`, from 0; null where it names none. */
export function columnAt(reference: string | null | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  return letters ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1 : null;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeXml = (text: string) => text.replace(/[&<>]/g, (char) => ENTITIES[char]!);

const ROW = /<((?:\w+:)?)row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/\1row>)/g;
const CELL = /<((?:\w+:)?)c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/\1c>)/g;
const attribute = (attributes: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];

interface Filled {
  xml: string;
  /** Numbers of rows whose cell is a formula, which stays as it is. */
  formulas: number[];
}

/** A cell with a value in the place of the one before, in the same looks: a number as a number, everything else as text. */
function cellOf(prefix: string, reference: string, style: string | undefined, value: string): string {
  const looks = style === undefined ? '' : ` s="${style}"`;
  const [open, close] = [`<${prefix}c r="${reference}"${looks}`, `</${prefix}c>`];
  if (/^-?\d{1,15}(\.\d+)?$/.test(value)) return `${open}><${prefix}v>${value}</${prefix}v>${close}`;
  const text = `<${prefix}is><${prefix}t xml:space="preserve">${escapeXml(value)}</${prefix}t></${prefix}is>`;
  return `${open} t="inlineStr">${text}${close}`;
}

/**
 * Puts values into the cells of one column of a worksheet of an XLSX workbook; nothing else of its text changes.
 * @param column its place, from 0 @param values by the number of the row, from 1
 */
export function fillColumn(xml: string, column: number, values: ReadonlyMap<number, string>): Filled {
  const formulas: number[] = [];
  let number = 0;
  const filled = xml.replace(ROW, (row, prefix: string, attributes: string, body: string | undefined) => {
    number = Number(attribute(attributes, 'r') ?? number + 1);
    const value = values.get(number);
    if (value === undefined) return row;
    const reference = `${columnLetters(column)}${number}`;
    if (body === undefined) {
      return `<${prefix}row${attributes.trimEnd()}>${cellOf(prefix, reference, undefined, value)}</${prefix}row>`;
    }
    const bodyAt = row.indexOf('>') + 1;
    const withBody = (changed: string) => row.slice(0, bodyAt) + changed + row.slice(bodyAt + body.length);
    // where the cell stands, or would: behind those of earlier columns
    let at = 0;
    let insertAt = 0;
    for (const cell of body.matchAll(CELL)) {
      const [whole, own, looks = '', inside = ''] = cell;
      const place = columnAt(attribute(looks, 'r')) ?? at;
      at = place + 1;
      if (place > column) break;
      insertAt = cell.index + whole.length;
      if (place < column) continue;
      if (/<(?:\w+:)?f\b/.test(inside)) {
        formulas.push(number);
        return row;
      }
      const fresh = cellOf(own ?? '', reference, attribute(looks, 's'), value);
      return withBody(`${body.slice(0, cell.index)}${fresh}${body.slice(insertAt)}`);
    }
    const fresh = cellOf(prefix, reference, undefined, value);
    return withBody(`${body.slice(0, insertAt)}${fresh}${body.slice(insertAt)}`);
  });
  return { xml: filled, formulas };
}
