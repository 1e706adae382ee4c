import { Fault } from './fault.ts';

/** Where a text stops being JSON, as far as the parser tells. */
function placeIn(text: string, message: string): { line: number; column: number } | null {
  const at = / at position (\d+)/.exec(message)?.[1];
  if (at === undefined) return null;
  const before = text.slice(0, Number(at)).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

/**
 * A JSON text; a byte order mark before it does not matter.
 * @throws Fault that says where it ends to be JSON
 */
export function parseJson(text: string): unknown {
  const json = text.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(json);
  } catch (error) {
    const { message } = error as SyntaxError;
    const place = placeIn(json, message);
    if (/end of JSON|Unterminated/.test(message)) throw new Fault({ en: 'the JSON ends too early', zh: 'JSON 不完整' });
    if (!place) throw new Fault({ en: 'it is no JSON', zh: '不是有效的 JSON' });
    throw new Fault(
      { en: 'line {line}, column {column} is no JSON', zh: '第 {line} 行第 {column} 列不是有效的 JSON' },
      place,
    );
  }
}

export function isJson(text: string): boolean {
  try {
    parseJson(text);
    return true;
  } catch {
    return false;
  }
}
