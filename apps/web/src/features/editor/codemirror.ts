import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completeAnyWord,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab, insertNewlineKeepIndent } from '@codemirror/commands';
import {
  bracketMatching,
  codeFolding,
  defaultHighlightStyle,
  foldGutter,
  foldKeymap,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Compartment, EditorSelection, EditorState, type Extension, Prec } from '@codemirror/state';
import {
  crosshairCursor,
  drawSelection,
  dropCursor,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  type KeyBinding,
  keymap,
  lineNumbers,
  rectangularSelection,
} from '@codemirror/view';
import type { Lang } from '../../lib/lang.ts';
import { loadMode } from './modes.ts';
import { pageTheme } from './page-theme.ts';
import { PHRASES_ZH } from './phrases.ts';
import type { EditorPreferences } from './preferences.ts';

/** Everything about the editor that may change while it is open. */
export interface EditorSettings {
  preferences: EditorPreferences;
  pageIsDark: boolean;
  contentType: string;
  lang: Lang;
  /** Accessible name of the text box. */
  label: string;
}

export interface EditorHandlers {
  onChange(code: string): void;
  onBlur(): void;
  onDropFile(file: File): void;
  /** Chords of the page that must work while the cursor is in the editor; they come before the editor's own. */
  bindings: readonly KeyBinding[];
}

export interface EditorHandle {
  text(): string;
  /** Replaces the whole text; can be undone. */
  setText(code: string): void;
  change(settings: EditorSettings): void;
  /** Puts the cursor there and scrolls to it; line and column from 1. */
  jumpTo(line: number, column?: number): void;
  focus(): void;
  destroy(): void;
}

async function keysOf(preferences: EditorPreferences): Promise<Extension> {
  if (preferences.keymap === 'vim') return (await import('@replit/codemirror-vim')).vim({ status: true });
  if (preferences.keymap === 'emacs') return (await import('@replit/codemirror-emacs')).emacs();
  return [];
}

async function themeOf({ preferences: { theme }, pageIsDark }: EditorSettings): Promise<Extension> {
  return theme === 'auto' ? pageTheme(pageIsDark) : (await import('./named-themes.ts')).namedTheme(theme, pageIsDark);
}

function helpsOf(preferences: EditorPreferences): Extension {
  const on = preferences.helps;
  return [
    on && preferences.closeBrackets ? [closeBrackets(), keymap.of(closeBracketsKeymap)] : [],
    on && preferences.autocomplete
      ? [
          autocompletion(),
          keymap.of(completionKeymap),
          EditorState.languageData.of(() => [{ autocomplete: completeAnyWord }]),
        ]
      : [],
    // Without automatic indent Enter keeps the line's indent, which nobody would call automatic.
    on && preferences.autoIndent
      ? indentOnInput()
      : Prec.high(keymap.of([{ key: 'Enter', run: insertNewlineKeepIndent }])),
  ];
}

const looksOf = ({ preferences, label, lang }: EditorSettings): Extension => [
  syntaxHighlighting(defaultHighlightStyle, { fallback: true }),
  EditorView.theme({ '&': { fontSize: `${preferences.fontSize}px` } }),
  EditorState.tabSize.of(preferences.tabSize),
  indentUnit.of(' '.repeat(preferences.tabSize)),
  EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false', translate: 'no', tabindex: '0' }),
  EditorState.phrases.of(lang === 'zh' ? PHRASES_ZH : {}),
];

const frame = EditorView.theme({
  '&': { height: '100%' },
  '.cm-scroller': { fontFamily: 'var(--mantine-font-family-monospace)', lineHeight: '1.55' },
  '&.cm-focused': { outline: 'none' },
});

type Compartments = [Compartment, Compartment, Compartment, Compartment, Compartment];

/** Opens a CodeMirror editor in `parent`. */
export function openEditor(
  parent: HTMLElement,
  code: string,
  first: EditorSettings,
  handlers: EditorHandlers,
): EditorHandle {
  const [theme, looks, helps, keys, mode] = Array.from({ length: 5 }, () => new Compartment()) as Compartments;
  let settings = first;
  let closed = false;
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: code,
      extensions: [
        Prec.highest(keymap.of([...handlers.bindings])),
        // Vim and Emacs must see keys before the usual bindings do.
        keys.of([]),
        lineNumbers(),
        highlightActiveLineGutter(),
        highlightSpecialChars(),
        history(),
        foldGutter(),
        codeFolding(),
        drawSelection(),
        dropCursor(),
        EditorState.allowMultipleSelections.of(true),
        bracketMatching(),
        rectangularSelection(),
        crosshairCursor(),
        highlightActiveLine(),
        highlightSelectionMatches(),
        search({ top: true }),
        helps.of(helpsOf(settings.preferences)),
        keymap.of([...defaultKeymap, ...searchKeymap, ...historyKeymap, ...foldKeymap, indentWithTab]),
        mode.of([]),
        theme.of(pageTheme(settings.pageIsDark)),
        looks.of(looksOf(settings)),
        frame,
        EditorView.updateListener.of((update) => {
          if (update.docChanged) handlers.onChange(update.state.doc.toString());
        }),
        EditorView.domEventHandlers({
          blur: () => handlers.onBlur(),
          drop: (event) => {
            const file = event.dataTransfer?.files[0];
            if (!file) return false;
            event.preventDefault();
            handlers.onDropFile(file);
            return true;
          },
        }),
      ],
    }),
  });

  const load = (compartment: Compartment, extension: Promise<Extension>, stillWanted: () => boolean) =>
    extension.then(
      (loaded) => {
        if (!closed && stillWanted()) view.dispatch({ effects: compartment.reconfigure(loaded) });
      },
      () => {
        // The chunk could not be fetched: plain text and the usual keys still work.
      },
    );
  const loadModeOf = ({ contentType }: EditorSettings) =>
    load(mode, loadMode(contentType), () => settings.contentType === contentType);
  const loadKeysOf = ({ preferences }: EditorSettings) =>
    load(keys, keysOf(preferences), () => settings.preferences.keymap === preferences.keymap);
  const loadThemeOf = (wanted: EditorSettings) => load(theme, themeOf(wanted), () => settings === wanted);
  void loadModeOf(first);
  if (first.preferences.theme !== 'auto') void loadThemeOf(first);
  if (first.preferences.keymap !== 'default') void loadKeysOf(first);

  return {
    text: () => view.state.doc.toString(),
    setText(next) {
      if (view.state.doc.toString() === next) return;
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: next },
        selection: EditorSelection.cursor(0),
      });
    },
    change(next) {
      const before = settings;
      settings = next;
      view.dispatch({ effects: [looks.reconfigure(looksOf(next)), helps.reconfigure(helpsOf(next.preferences))] });
      if (before.contentType !== next.contentType) void loadModeOf(next);
      if (before.preferences.keymap !== next.preferences.keymap) void loadKeysOf(next);
      void loadThemeOf(next);
    },
    jumpTo(line, column = 1) {
      const at = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines));
      const position = Math.min(at.from + Math.max(column - 1, 0), at.to);
      view.dispatch({
        selection: EditorSelection.cursor(position),
        effects: EditorView.scrollIntoView(position, { y: 'center' }),
      });
      view.focus();
    },
    focus: () => view.focus(),
    destroy() {
      closed = true;
      view.destroy();
    },
  };
}
