import type { TagStyle } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { tags as t } from '@lezer/highlight';
import { dracula } from '@uiw/codemirror-theme-dracula';
import { eclipse } from '@uiw/codemirror-theme-eclipse';
import { materialDark, materialLight } from '@uiw/codemirror-theme-material';
import { monokai } from '@uiw/codemirror-theme-monokai';
import { solarizedDark, solarizedLight } from '@uiw/codemirror-theme-solarized';
import { createTheme } from '@uiw/codemirror-themes';
import type { EditorTheme } from './preferences.ts';

interface Palette {
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

const paint = (p: Palette): Extension =>
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

/** After IntelliJ IDEA's light scheme. */
const idea = paint({
  dark: false,
  ground: '#ffffff',
  text: '#000000',
  gutter: '#f0f0f0',
  gutterText: '#6b6b6b',
  line: '#fffae380',
  selection: '#a6d2ff',
  comment: '#707070',
  keyword: '#000080',
  string: '#006b00',
  number: '#0000ff',
  name: '#000000',
  type: '#20208a',
  property: '#660e7a',
  meta: '#6b6b00',
});

/** Base16 Default Dark by Chris Kempson. */
const base16Dark = paint({
  dark: true,
  ground: '#181818',
  text: '#d8d8d8',
  gutter: '#181818',
  gutterText: '#8a8a8a',
  line: '#28282880',
  selection: '#383838',
  comment: '#8f8f8f',
  keyword: '#ba8baf',
  string: '#a1b56c',
  number: '#dc9656',
  name: '#7cafc2',
  type: '#f7ca88',
  property: '#d8d8d8',
  meta: '#86c1b9',
});

/** After TextMate's Cobalt. */
const cobalt = paint({
  dark: true,
  ground: '#002240',
  text: '#ffffff',
  gutter: '#001b33',
  gutterText: '#8aa3b8',
  line: '#003b7080',
  selection: '#0050a4',
  caret: '#ffee80',
  comment: '#4da6ff',
  keyword: '#ff9d00',
  string: '#3ad900',
  number: '#ff80e1',
  name: '#ffee80',
  type: '#80ffbb',
  property: '#9effff',
  meta: '#ffc600',
});

/** The editor's colours; `auto`, `solarized` and `material` come as a pair and follow the page. */
export function themeOf(theme: EditorTheme, pageIsDark: boolean): Extension {
  switch (theme) {
    case 'auto':
      return pageIsDark ? dark : light;
    case 'monokai':
      return monokai;
    case 'solarized':
      return pageIsDark ? solarizedDark : solarizedLight;
    case 'material':
      return pageIsDark ? materialDark : materialLight;
    case 'idea':
      return idea;
    case 'eclipse':
      return eclipse;
    case 'base16-dark':
      return base16Dark;
    case 'cobalt':
      return cobalt;
    case 'dracula':
      return dracula;
  }
}
