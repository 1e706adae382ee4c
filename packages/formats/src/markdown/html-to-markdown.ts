import { fail } from '@assay/contract/errors.ts';
import { type Budget, bounded, type ReaderBounds, UNITS } from '@assay/contract/readers/bounded.ts';
import { Parser } from 'htmlparser2';
import { HtmlWriter, type Link } from './html-writer.ts';

const TAG = /<(?:[a-z][a-z0-9]*(?:[\s/][^<]*)?|\/[a-z][a-z0-9]*\s*|!--)/i;

/** Whether a text is written in HTML rather than in Markdown or in nothing. */
export const isHtml = (text: string): boolean => TAG.test(text);

/** The parser looks through all that are open for each that closes; no statement nests a hundredth as deep. */
const OPEN_MAX = 2000;

const BOUNDS = {
  reader: { en: 'HTML of statements', zh: 'HTML 题面' },
  where: 'packages/formats/src/markdown/html-to-markdown.ts',
  input: { max: 8 * 1024 * 1024, unit: 'characters' },
  // a tag that closes counts too, also where nothing is open
  parts: { max: 200_000, unit: 'elements' },
  // it is read as a part of a package, and ended with it
  time: 120_000,
} as const satisfies ReaderBounds;

/**
 * HTML of a statement as Markdown, so that formulas in it are set and setters can go on writing. A text without tags stays
 * as it is.
 * @param link for pictures and links
 * @throws Failure `reader.tooLarge`
 */
export const htmlToMarkdown = bounded(
  BOUNDS,
  (html: string, budget: Budget, link: Link = (address) => address): string => {
    if (!isHtml(html)) return html.trim();
    budget.take(html.split('</').length - 1);
    const writer = new HtmlWriter(link);
    let open = 0;
    const parser = new Parser(
      {
        onopentag: (name, attributes) => {
          budget.take();
          if (++open > OPEN_MAX)
            fail('reader.tooLarge', { reader: BOUNDS.reader, max: OPEN_MAX, unit: UNITS.elements });
          writer.open(name, attributes);
        },
        ontext: (text) => writer.text(text),
        onclosetag: (name) => {
          open -= 1;
          writer.close(name);
        },
      },
      { decodeEntities: true },
    );
    parser.end(html);
    return writer.end();
  },
);

/** The text of HTML as it stands, without its tags. */
export function htmlToText(html: string): string {
  if (!isHtml(html)) return html;
  let text = '';
  let open = 0;
  const parser = new Parser({
    onopentag: () => {
      if (++open > OPEN_MAX) fail('reader.tooLarge', { reader: BOUNDS.reader, max: OPEN_MAX, unit: UNITS.elements });
    },
    onclosetag: () => {
      open -= 1;
    },
    ontext: (piece) => {
      text += piece;
    },
  });
  parser.end(html);
  return text;
}
