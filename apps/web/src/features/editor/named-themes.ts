import type { Extension } from '@codemirror/state';
import { dracula } from '@uiw/codemirror-theme-dracula';
import { eclipse } from '@uiw/codemirror-theme-eclipse';
import { materialDark, materialLight } from '@uiw/codemirror-theme-material';
import { monokai } from '@uiw/codemirror-theme-monokai';
import { solarizedDark, solarizedLight } from '@uiw/codemirror-theme-solarized';
import { paint } from './page-theme.ts';
import type { EditorTheme } from './preferences.ts';

/** Themes that are no part of the page's own look, and come when they are chosen. */
export type NamedTheme = Exclude<EditorTheme, 'auto'>;

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

/** A theme by its name; `solarized` and `material` come as a pair and follow the page. */
export function namedTheme(theme: NamedTheme, pageIsDark: boolean): Extension {
  switch (theme) {
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
