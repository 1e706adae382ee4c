import type { FileRef } from '../file-ref.ts';
import { XmlFault, xmlEvents } from './xml-events.ts';

/** An element of a small document, held whole. */
export class XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[] = [];
  /** The text directly inside. */
  text = '';

  constructor(name: string, attributes: Readonly<Record<string, string>>) {
    this.name = name;
    this.attributes = attributes;
  }

  /** All elements at a path of names below this one, such as `judging/testset`. */
  all(path: string): XmlElement[] {
    return path
      .split('/')
      .reduce<XmlElement[]>(
        (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
        [this],
      );
  }

  first(path: string): XmlElement | null {
    return this.all(path)[0] ?? null;
  }

  /** An attribute that says something, else null. */
  attribute(name: string): string | null {
    const value = Object.hasOwn(this.attributes, name) ? this.attributes[name]!.trim() : '';
    return value === '' ? null : value;
  }
}

/** A description lists tests and files, never holds them. */
const BYTES_MAX = 16 * 1024 * 1024;
const TOO_LARGE = { en: 'the description is larger than {max} bytes', zh: '描述文件超过 {max} 字节' };

/**
 * A small XML document as a tree.
 * @throws XmlFault
 */
export async function readXmlTree(file: FileRef): Promise<XmlElement> {
  if ((file.bytes ?? 0) > BYTES_MAX) throw new XmlFault(TOO_LARGE, { max: BYTES_MAX });
  const open: XmlElement[] = [];
  let root: XmlElement | null = null;
  for await (const event of xmlEvents(file)) {
    if (event.kind === 'text') {
      if (open.length > 0) open.at(-1)!.text += event.text;
    } else if (event.kind === 'close') open.pop();
    else {
      const element = new XmlElement(event.name, event.attributes);
      open.at(-1)?.children.push(element);
      root ??= element;
      open.push(element);
    }
  }
  if (!root) throw new XmlFault({ en: 'the file holds no element', zh: '文件中没有任何元素' });
  return root;
}
