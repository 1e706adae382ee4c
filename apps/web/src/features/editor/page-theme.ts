import type { TagStyle } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { tags as t } from '@lezer/highlight';
import { createTheme } from '@uiw/codemirror-themes';

/** The colours that a theme is made of. */
export interface Palette {
  dark: boolean;
  ground: string;
  text: string;
  gutter: string;
  gutterText: string;
  line: string;
  selection: string;
  caret?: string;
  comment: string;
  keyword: string;
  string: string;
  number: string;
  name: string;
  type: string;
  property: string;
  meta: string;
}

const styles = (p: Palette): TagStyle[] => [
  { tag: [t.comment, t.quote], color: p.comment },
  { tag: [t.keyword, t.modifier, t.controlKeyword, t.operatorKeyword], color: p.keyword },
  { tag: [t.string, t.character, t.special(t.string), t.regexp], color: p.string },
  { tag: [t.number, t.bool, t.null, t.atom], color: p.number },
  { tag: [t.function(t.variableName), t.function(t.definition(t.variableName)), t.labelName], color: p.name },
  { tag: [t.typeName, t.className, t.namespace, t.standard(t.variableName)], color: p.type },
  { tag: [t.propertyName, t.attributeName], color: p.property },
  { tag: [t.meta, t.processingInstruction, t.annotation], color: p.meta },
  { tag: t.invalid, textDecoration: 'underline wavy' },
];

/** A theme in these colours. */
export const paint = (p: Palette): Extension =>
  createTheme({
    theme: p.dark ? 'dark' : 'light',
    settings: {
      background: p.ground,
      foreground: p.text,
      caret: p.caret ?? p.text,
      selection: p.selection,
      selectionMatch: p.selection,
      lineHighlight: p.line,
      gutterBackground: p.gutter,
      gutterForeground: p.gutterText,
      gutterBorder: 'transparent',
    },
    styles: styles(p),
  });

/** The site's own pair: every colour passes 4.5:1 on its ground. */
const light = paint({
  dark: false,
  ground: '#ffffff',
  text: '#1f2937',
  gutter: '#f8fafc',
  gutterText: '#64748b',
  line: '#f1f5f980',
  selection: '#bfdbfe',
  comment: '#57606a',
  keyword: '#7e22ce',
  string: '#166534',
  number: '#9a3412',
  name: '#1d4ed8',
  type: '#0f766e',
  property: '#1f2937',
  meta: '#92400e',
});

const dark = paint({
  dark: true,
  ground: '#0f1623',
  text: '#e5e7eb',
  gutter: '#0f1623',
  gutterText: '#8693a8',
  line: '#1e293b80',
  selection: '#1e4076',
  comment: '#94a3b8',
  keyword: '#c4a7f5',
  string: '#86efac',
  number: '#fdba74',
  name: '#93c5fd',
  type: '#5eead4',
  property: '#e5e7eb',
  meta: '#fcd34d',
});

/** The colours of the page it stands on. */
export const pageTheme = (pageIsDark: boolean): Extension => (pageIsDark ? dark : light);
