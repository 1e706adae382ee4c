import { buildZip, type ZipEntry } from '@assay/testkit/build/zip.ts';
import { expectLinear, numbered, repeated, type Shape } from '@assay/testkit/growth.ts';
import { describe, expect, test } from 'vitest';
import { readZipTexts } from './archive/open-archive.ts';
import { bytesFile } from './file-ref.ts';
import { linkedFiles, linkStatementFiles, replaceFileLinks } from './markdown/statement-links.ts';
import { parseJson } from './reading/json.ts';
import { readXmlTree } from './xml/xml-tree.ts';

const SLOW = { timeout: 120_000 };

const XML = [
  ...['<a/>', '<a>', '<a></a>', '<a b="c"/>', '<a b=', '<a b="', '<', '</', '</a>', '<!', '<!--', '<!-- a -->', '-->'],
  ...['<![CDATA[', '<![CDATA[]]>', ']]>', ']]', '&', '&amp;', '&#65;', '&#', '&a', '<?', '<?a?>', '<!DOCTYPE a [', '['],
  ...['<!ENTITY a "', ' ', '\n', '\r', '\r\n', '\t', 'x', '"', "'", '=', '\u0000', '题', '\ud800', '<a\n', '<a b '],
];

describe('XML takes its time from the length alone', () => {
  const read = (text: string) => readXmlTree(bytesFile(Buffer.from(text)));
  test.each([
    ...XML.map((piece) => repeated(piece)),
    ...XML.map((piece) => repeated(piece, '<r>', '</r>')),
    ...XML.map((piece) => repeated(piece, '<r a="', '"/>')),
    numbered('attributes', (at) => ` a${at}="b"`, '<r', '/>'),
    numbered('elements', (at) => `<a${at}/>`, '<r>', '</r>'),
    repeated('<!ENTITY a "b">', '<!DOCTYPE r [', ']><r/>'),
  ])('$name', SLOW, async (shape) => {
    await expectLinear(read, shape);
  });

  test('… in whatever pieces it comes', SLOW, async () => {
    const inPieces = (text: string) =>
      readXmlTree({
        bytes: null,
        async *open() {
          const all = Buffer.from(text);
          for (let at = 0; at < all.length; at += 16) yield all.subarray(at, at + 16);
        },
      });
    for (const piece of ['x', '<a/>', '\r', '&amp;', '<!-- a -->']) {
      await expectLinear(inPieces, repeated(piece, '<r>', '</r>'), { to: 256 * 1024 });
    }
  });
});

/** The directory of a zip with as many entries as the length says. */
const tableOf = (entryAt: (at: number, count: number) => ZipEntry) => (length: string) => {
  const count = length.length / 64;
  return readZipTexts(buildZip(Array.from({ length: count }, (_, at) => entryAt(at, count))), {
    entries: 50_000,
    bytes: 2 ** 30,
  });
};
const NOTHING = { deflated: { data: Buffer.from([3, 0]), bytes: 0, crc: 0 } };
const ENTRIES: [string, (at: number, count: number) => ZipEntry][] = [
  ['files', (at) => ({ name: `${at}.in`, ...NOTHING })],
  ['files in folders', (at) => ({ name: `a/${at}/x`, ...NOTHING })],
  ['folders in folders', (at) => ({ name: `${'a/'.repeat(at % 400)}${at}`, ...NOTHING })],
  ['folders alone', (at) => ({ name: `${at}/`, ...NOTHING })],
  ['names of other systems', (at) => ({ name: Buffer.from(`\xcc\xe2${at}`, 'latin1'), ...NOTHING })],
  ['marks of composition', (at) => ({ name: `${at}${'\u0301'.repeat(60)}`, ...NOTHING })],
  ['leftovers', (at) => ({ name: `__MACOSX/${at}`, ...NOTHING })],
  ['entries that overlap', (at) => ({ name: `${at}`, ...NOTHING, lies: { offset: 0 } })],
  ['the same name at the end', (at, count) => ({ name: at === count - 1 ? '0' : `${at}`, ...NOTHING })],
  ['entries before each other', (at, count) => ({ name: `${at}`, ...NOTHING, lies: { offset: 100 * (count - at) } })],
];

describe('tables of zip files take their time from their entries alone', () => {
  test.each(ENTRIES)('%s', SLOW, async (name, entryAt) => {
    const shape: Shape = { name, make: (length) => ' '.repeat(length) };
    await expectLinear(tableOf(entryAt), shape, { from: 64 * 32, to: 64 * 32 * 512 });
  });
});

const JSONS = [
  ...['{"a":', '[', '[[],', '{', '"', '"a",', '\\', '"\\u0000', '\n', ' ', '0', '0.', '-', 'e', 'null,', '\ufeff'],
  ...['}', ']', ',', ':', '{"a":1},', '[1],', '1,', '"\\', '\t', '/', '//', '/*', "'", '题'],
];

describe('JSON takes its time from the length alone', () => {
  test.each([
    ...JSONS.map((piece) => repeated(piece)),
    ...JSONS.map((piece) => repeated(piece, '{"a":[', ']}')),
    numbered('keys', (at) => `"k${at}":1,`, '{', '"z":1}'),
    numbered('numbers as keys', (at) => `"${at}":1,`, '{', '"z":1}'),
    numbered('keys from the end', (at) => `"${4_000_000_000 - at * 7}":1,`, '{', '"z":1}'),
  ])('$name', SLOW, async (shape) => {
    await expectLinear(parseJson, shape, { to: 256 * 1024 });
  });
});

describe('links of a statement take their time from its length alone', () => {
  const many = new Map(Array.from({ length: 2_000 }, (_, at) => [`pictures/${at}.png`, `${at}.png`]));
  const LINKS = [
    ...['](', '](pictures/1.png) ', '![](', '](<', '](./', '](  ', 'src=', 'src="', 'src=pictures/1.png ', 'href = "'],
    ...['file://', '<file://', '<file://a', '"file://', '"file://a', 'pictures/', ' ', './', '\\', 'src  '],
  ];
  test.each(LINKS.flatMap((piece) => [repeated(piece), repeated(piece, '](pictures', '1.png)')]))(
    '$name',
    SLOW,
    async (shape) => {
      await expectLinear((text) => linkStatementFiles(text, many), shape);
      await expectLinear(linkedFiles, shape);
      await expectLinear((text) => replaceFileLinks(text, () => null), shape);
    },
  );

  test('many files cost what few cost', () => {
    const text = '](pictures/1.png) '.repeat(10_000);
    const costOf = (count: number) => {
      const names = new Map([...many].slice(0, count));
      const began = process.cpuUsage();
      linkStatementFiles(text, names);
      return process.cpuUsage(began).user / 1000;
    };
    costOf(2);
    const few = Math.max(costOf(2), 20);
    expect(costOf(2_000)).toBeLessThan(10 * few);
  });
});
