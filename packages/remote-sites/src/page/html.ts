import { fail } from '@assay/contract/errors.ts';
import { bounded, type ReaderBounds, UNITS } from '@assay/contract/readers/bounded.ts';
import { DomHandler, type Element, Text } from 'domhandler';
import { DomUtils, Parser } from 'htmlparser2';

/** The parser looks through all that are open for each that closes. */
const OPEN_MAX = 1_000;

const BOUNDS = {
  reader: { en: 'Pages of remote judges', zh: '远程评测站点的页面' },
  where: 'packages/remote-sites/src/page/html.ts',
  input: { max: 4 * 1024 * 1024, unit: 'characters' },
  parts: { max: 100_000, unit: 'elements' },
  time: 'linear',
} as const satisfies ReaderBounds;

export type Node = Element['children'][number];
export type { Element };

/**
 * The top nodes of a page.
 * @throws Failure `reader.tooLarge`
 */
export const readHtml = bounded(BOUNDS, (html: string, budget): Node[] => {
  const handler = new DomHandler();
  let open = 0;
  const parser = new Parser({
    onparserinit: (of) => handler.onparserinit(of),
    onopentag: (name, attributes) => {
      budget.take();
      if (++open > OPEN_MAX) fail('reader.tooLarge', { reader: BOUNDS.reader, max: OPEN_MAX, unit: UNITS.elements });
      handler.onopentag(name, attributes);
    },
    ontext: (text) => handler.ontext(text),
    onclosetag: () => {
      open -= 1;
      handler.onclosetag();
    },
    onend: () => handler.onend(),
  });
  budget.take(html.split('</').length - 1);
  parser.end(html);
  return handler.root.children as Node[];
});

export interface Wanted {
  tag?: string;
  class?: string;
  id?: string;
  attribute?: readonly [name: string, value?: string];
}

const fits =
  ({ tag, class: className, id, attribute }: Wanted) =>
  (element: Element): boolean => {
    if (tag !== undefined && element.name !== tag) return false;
    if (id !== undefined && element.attribs.id !== id) return false;
    if (className !== undefined && !(element.attribs.class ?? '').split(/\s+/).includes(className)) return false;
    if (!attribute) return true;
    const [name, value] = attribute;
    const own = element.attribs[name];
    return own !== undefined && (value === undefined || own.toLowerCase() === value.toLowerCase());
  };

/** All elements below these nodes that are wanted, in the order of the page. */
export const findAll = (nodes: readonly Node[], wanted: Wanted): Element[] =>
  DomUtils.findAll(fits(wanted), nodes as Node[]);

export const findFirst = (nodes: readonly Node[], wanted: Wanted): Element | null =>
  DomUtils.findOne(fits(wanted), nodes as Node[]);

const isElement = (node: Node): node is Element => 'attribs' in node;

/** The elements right within one. */
export const childrenOf = (element: Element): Element[] => element.children.filter(isElement);

/** The text of nodes as it stands. */
export const rawText = (nodes: Node | readonly Node[]): string => DomUtils.textContent(nodes as Node);

/** The text of nodes on one line. */
export const textOf = (nodes: Node | readonly Node[]): string =>
  rawText(nodes)
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();

export const outerHtml = (nodes: readonly Node[]): string => nodes.map((node) => DomUtils.getOuterHTML(node)).join('');

export const innerHtml = (element: Element): string => outerHtml(element.children);

/** The cells of a row. */
export const cellsOf = (row: Element): Element[] => childrenOf(row).filter(({ name }) => name === 'td');

/** Takes an element out of its page. */
export const removeElement = (element: Element): void => DomUtils.removeElement(element);

/** Puts text in place of an element. */
export const replaceByText = (element: Element, text: string): void => DomUtils.replaceElement(element, new Text(text));

/** Puts nodes in place of what is within an element. */
export function setChildren(element: Element, nodes: readonly Node[]): void {
  element.children = [];
  // each leaves the place where it was
  for (const node of [...nodes]) DomUtils.appendChild(element, node);
}

/** The element after another, whatever text is between. */
export const nextElement = (element: Element): Element | null => DomUtils.nextElementSibling(element);

/** Text of a block of code or data, where `<br>` and own lines end lines. */
export function preText(nodes: readonly Node[]): string {
  let text = '';
  for (const node of nodes) {
    if (isElement(node)) {
      if (node.name === 'br') text += '\n';
      else if (node.name === 'div' || node.name === 'p') {
        text += `${text !== '' && !text.endsWith('\n') ? '\n' : ''}${preText(node.children)}`;
        if (!text.endsWith('\n')) text += '\n';
      } else text += preText(node.children);
    } else text += rawText(node);
  }
  return text;
}
