import type { FileRef } from '../file-ref.ts';
import { elementText, wholeText, type XmlEvent } from '../xml/xml-events.ts';

/** Texts, codes and pictures; tests may be larger. */
const TEXT_CHARS_MAX = 16 * 1024 * 1024;

type Events = AsyncIterator<XmlEvent, void>;
type Attributes = Readonly<Record<string, string>>;

export interface FpsTest {
  name: string | null;
  file: FileRef;
}

export interface FpsCode {
  language: string;
  code: string;
}

/** What an `<item>` says, element by element. */
export class FpsItem {
  readonly texts = new Map<string, string>();
  readonly units = new Map<string, string>();
  readonly samples = { input: [] as string[], output: [] as string[] };
  readonly tests = { input: [] as FpsTest[], output: [] as FpsTest[] };
  readonly codes: Record<'solution' | 'prepend' | 'template' | 'append' | 'spj' | 'tpj' | 'interactor', FpsCode[]> = {
    solution: [],
    prepend: [],
    template: [],
    append: [],
    spj: [],
    tpj: [],
    interactor: [],
  };
  readonly pictures: { src: string; base64: string }[] = [];

  text(name: string): string {
    return this.texts.get(name) ?? '';
  }
}

async function* bytesOf(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield Buffer.from(text);
}

async function readPicture(events: Events) {
  const picture = { src: '', base64: '' };
  for (;;) {
    const { value } = await events.next();
    if (!value || value.kind === 'close') return picture;
    if (value.kind === 'open') {
      const text = await wholeText(events, TEXT_CHARS_MAX);
      if (value.name === 'src' || value.name === 'base64') picture[value.name] = text.trim();
    }
  }
}

const nameOf = ({ name, filename }: Attributes) => name ?? filename ?? null;

/** Reads up to the end of the item; a test goes to disk while it is read. */
export async function readItem(
  events: Events,
  keep: (content: AsyncIterable<Uint8Array>) => Promise<FileRef>,
): Promise<FpsItem> {
  const item = new FpsItem();
  const text = () => wholeText(events, TEXT_CHARS_MAX);
  for (;;) {
    const { value } = await events.next();
    if (!value || value.kind === 'close') return item;
    if (value.kind !== 'open') continue;
    const { name, attributes } = value;
    if (name === 'sample_input') item.samples.input.push(await text());
    else if (name === 'sample_output') item.samples.output.push(await text());
    else if (name === 'test_input' || name === 'test_output') {
      const side = name === 'test_input' ? 'input' : 'output';
      item.tests[side].push({ name: nameOf(attributes), file: await keep(bytesOf(elementText(events))) });
    } else if (name === 'img') item.pictures.push(await readPicture(events));
    else if (Object.hasOwn(item.codes, name)) {
      const code = await text();
      if (code.trim() !== '')
        item.codes[name as keyof FpsItem['codes']].push({ language: attributes.language ?? '', code });
    } else {
      item.texts.set(name, await text());
      if (attributes.unit) item.units.set(name, attributes.unit.trim().toLowerCase());
    }
  }
}
