/** What a spreadsheet takes for the beginning of a formula, blanks before it or not; some take the wide signs for signs, too. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;

/**
 * Rows as CSV for spreadsheets: a byte order mark, CRLF, quotes where needed. What a spreadsheet would take for a formula
 * gets an apostrophe in front, because names are written by strangers (T-CSV-1); numbers given as numbers stay numbers.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(field).join(',')).join('\r\n')}\r\n`;
}

function field(value: string | number): string {
  const text = String(value);
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
