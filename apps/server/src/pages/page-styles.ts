import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from './screen-list.ts';

/** Styles that stand in the page itself: they come with it, where a file of them would come a round trip later. */
export interface OwnStyles {
  css: string;
  /** The files whose text it is. */
  files: readonly string[];
}

/** Styles of the bare page, which every page has. */
const STYLE = /<link rel="stylesheet"[^>]* href="([^"]+)"/g;

/** Reads the styles of the screens of a built web app; each file once. */
export function createStyles(webDir: string, shell: string): (place: Place) => OwnStyles | null {
  const shared = [...shell.matchAll(STYLE)].map(([, file]) => file!);
  const texts = new Map<string, string | null>();
  const read = (file: string): string | null => {
    const path = join(webDir, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : null;
  };
  const textOf = (file: string) => {
    if (!texts.has(file)) texts.set(file, read(file));
    return texts.get(file) ?? null;
  };
  return ({ screen: { styles, joined } }) => {
    const own = joined === null ? styles : [joined];
    // where most visits begin all of them are one file
    const files = [...shared.filter((file) => !styles.includes(file)), ...own];
    const css = files.map(textOf);
    // what would end the element stays a file
    const isWhole = css.every((text) => text !== null && !/<\/style/i.test(text));
    return isWhole ? { css: css.join(''), files } : null;
  };
}
