import { budgetOf, declareBounds, type ReaderBounds } from '@assay/contract/readers/bounded.ts';
import sax from 'sax';
import type { FileRef } from '../file-ref.ts';
import { Fault } from '../reading/fault.ts';
import { saxFault } from './xml-faults.ts';
import { xmlText } from './xml-text.ts';

/** Text arrives in pieces: an element may hold more of it than fits into memory. */
export type XmlEvent =
  | { kind: 'open'; name: string; attributes: Readonly<Record<string, string>> }
  | { kind: 'text'; text: string }
  | { kind: 'close'; name: string };

/** The file is no XML, or XML that nobody has to send us. */
export class XmlFault extends Fault {}

const BOUNDS = declareBounds({
  reader: { en: 'XML', zh: 'XML' },
  where: 'packages/formats/src/xml/xml-events.ts',
  input: { max: 2 * 1024 ** 3, unit: 'bytes' },
  parts: { max: 1_000_000, unit: 'elements' },
  time: 'linear',
} satisfies ReaderBounds);

const DEPTH_MAX = 64;
const TOO_DEEP = { en: `elements nest deeper than ${DEPTH_MAX}`, zh: `元素嵌套超过 ${DEPTH_MAX} 层` };

/**
 * Reads XML from beginning to end. Nothing outside the file is ever loaded, and the only entities are the names of
 * characters in HTML and characters by number, so entities can neither fetch nor multiply.
 * @throws XmlFault when it is not well-formed, declares entities, or nests deeper than any format does; Failure `reader.tooLarge`
 */
export async function* xmlEvents(file: FileRef): AsyncGenerator<XmlEvent, void, undefined> {
  let events: XmlEvent[] = [];
  let depth = 0;
  let hasRoot = false;
  const budget = budgetOf(BOUNDS);
  const parser = sax.parser(true, { position: true });
  parser.onerror = (error) => {
    throw new XmlFault(saxFault(error.message));
  };
  parser.ondoctype = (doctype) => {
    if (/<!\s*ENTITY/i.test(doctype))
      throw new XmlFault({ en: 'the document type declares entities', zh: '文档类型中声明了实体' });
  };
  parser.onopentag = ({ name, attributes }) => {
    if (depth === 0 && hasRoot) throw new XmlFault({ en: 'more than one element at the top', zh: '顶层元素不止一个' });
    hasRoot = true;
    budget.take();
    depth++;
    if (depth > DEPTH_MAX) throw new XmlFault(TOO_DEEP);
    // Without namespaces every attribute is a string.
    events.push({ kind: 'open', name, attributes: attributes as Record<string, string> });
  };
  parser.onclosetag = (name) => {
    depth--;
    events.push({ kind: 'close', name });
  };
  parser.ontext = (text) => events.push({ kind: 'text', text });
  parser.oncdata = (text) => events.push({ kind: 'text', text });
  const taken = () => {
    const batch = events;
    events = [];
    return batch;
  };
  for await (const chunk of xmlText(file)) {
    for (let at = 0; at < chunk.length; at += PIECE_CHARS) {
      parse(() => parser.write(chunk.slice(at, at + PIECE_CHARS)));
      refuseLongDeclaration(parser);
    }
    yield* taken();
  }
  parse(() => parser.close());
  yield* taken();
}

/** The parser looks at the whole of a declaration again with every character, so what is none must not become long. */
const PIECE_CHARS = 2048;
const DECLARATION_CHARS_MAX = 64;

function refuseLongDeclaration(parser: object) {
  const { sgmlDecl = '' } = parser as { sgmlDecl?: string };
  if (sgmlDecl.length > DECLARATION_CHARS_MAX)
    throw new XmlFault({ en: 'a declaration that XML does not know', zh: '无法识别的声明' });
}

/** A number of a character that does not exist is the file's fault too. */
function parse(step: () => unknown) {
  try {
    step();
  } catch (error) {
    if (error instanceof RangeError)
      throw new XmlFault({ en: 'a character that does not exist', zh: '含有不存在的字符' });
    throw error;
  }
}

/** Reads on to the end of the element whose `open` was taken last, and yields the text directly or deeper inside. */
export async function* elementText(events: AsyncIterator<XmlEvent, void>): AsyncGenerator<string> {
  for (let depth = 1; depth > 0; ) {
    const { value, done } = await events.next();
    if (done || !value) return;
    if (value.kind === 'text') yield value.text;
    else depth += value.kind === 'open' ? 1 : -1;
  }
}

/**
 * The whole text of the element whose `open` was taken last.
 * @throws XmlFault when there is more than `maxChars`
 */
export async function wholeText(events: AsyncIterator<XmlEvent, void>, maxChars: number): Promise<string> {
  let whole = '';
  for await (const text of elementText(events)) {
    whole += text;
    if (whole.length > maxChars) {
      throw new XmlFault(
        { en: 'an element holds more than {max} characters', zh: '一个元素超过 {max} 个字符' },
        { max: maxChars },
      );
    }
  }
  return whole;
}
