import sax from 'sax';
import type { FileRef } from '../file-ref.ts';
import { xmlText } from './xml-text.ts';

/** Text arrives in pieces: an element may hold more of it than fits into memory. */
export type XmlEvent =
  | { kind: 'open'; name: string; attributes: Readonly<Record<string, string>> }
  | { kind: 'text'; text: string }
  | { kind: 'close'; name: string };

/** The file is no XML, or XML that nobody has to send us. */
export class XmlFault extends Error {}

const DEPTH_MAX = 64;

/**
 * Reads XML from beginning to end. Nothing outside the file is ever loaded, and the only entities are the names of
 * characters in HTML and characters by number, so entities can neither fetch nor multiply.
 * @throws XmlFault when it is not well-formed, declares entities, or nests deeper than any format does
 */
export async function* xmlEvents(file: FileRef): AsyncGenerator<XmlEvent, void, undefined> {
  let events: XmlEvent[] = [];
  let depth = 0;
  let hasRoot = false;
  const parser = sax.parser(true, { position: true });
  parser.onerror = (error) => {
    throw new XmlFault(error.message.replace(/\s*\n\s*/g, ', '));
  };
  parser.ondoctype = (doctype) => {
    if (/<!\s*ENTITY/i.test(doctype)) throw new XmlFault('the document type declares entities');
  };
  parser.onopentag = ({ name, attributes }) => {
    if (depth === 0 && hasRoot) throw new XmlFault('more than one element at the top');
    hasRoot = true;
    depth++;
    if (depth > DEPTH_MAX) throw new XmlFault(`elements nest deeper than ${DEPTH_MAX}`);
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
    parse(() => parser.write(chunk));
    yield* taken();
  }
  parse(() => parser.close());
  yield* taken();
}

/** A number of a character that does not exist is the file's fault too. */
function parse(step: () => unknown) {
  try {
    step();
  } catch (error) {
    if (error instanceof RangeError) throw new XmlFault(error.message);
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
    if (whole.length > maxChars) throw new XmlFault(`an element holds more than ${maxChars} characters`);
  }
  return whole;
}
