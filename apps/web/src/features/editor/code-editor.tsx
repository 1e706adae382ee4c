import { useComputedColorScheme } from '@mantine/core';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useLang } from '../../lib/lang.ts';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import styles from './code-editor.module.css';
import type { EditorHandle, EditorSettings } from './codemirror.ts';
import type { EditorPreferences } from './preferences.ts';
import { TEXT } from './text.ts';

const LARGEST_FILE_BYTES = 65_536;

/** A chord of the page that works while the cursor is in the editor, in CodeMirror's spelling: `Mod-Enter`. */
export interface Chord {
  key: string;
  run: () => void;
}

export type EditorControls = Pick<EditorHandle, 'setText' | 'jumpTo' | 'focus'>;

interface CodeEditorProps {
  /** The text to open with; later changes come through `ref`. */
  initial: string;
  contentType: string;
  preferences: EditorPreferences;
  chords: readonly Chord[];
  onChange: (code: string) => void;
  onBlur: () => void;
  ref: Ref<EditorControls>;
}

/** CodeMirror, loaded when it is first shown. */
export function CodeEditor({ initial, contentType, preferences, chords, onChange, onBlur, ref }: CodeEditorProps) {
  const t = useText(TEXT);
  const lang = useLang();
  const pageIsDark = useComputedColorScheme('light') === 'dark';
  const frame = useRef<HTMLDivElement>(null);
  const handle = useRef<EditorHandle | null>(null);
  const [state, setState] = useState<'loading' | 'open' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const settings: EditorSettings = {
    preferences,
    pageIsDark,
    contentType,
    lang,
    label: `${t('code')}. ${t('codeHelp')}`,
  };
  const latest = useRef({ settings, chords, onChange, onBlur, text: initial });
  Object.assign(latest.current, { settings, chords, onChange, onBlur });

  useImperativeHandle(ref, () => ({
    setText(code) {
      latest.current.text = code;
      handle.current?.setText(code);
    },
    jumpTo: (line, column) => handle.current?.jumpTo(line, column),
    focus: () => handle.current?.focus(),
  }));

  const load = async (file: File) => {
    if (file.size > LARGEST_FILE_BYTES) return toast.error(t('tooLarge'));
    handle.current?.setText(await file.text());
    toast.success(t('loaded', { name: file.name }));
  };
  const drop = useRef(load);
  drop.current = load;

  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once per attempt; changes go through the handle
  useEffect(() => {
    let gone = false;
    import('./codemirror.ts').then(
      ({ openEditor }) => {
        if (gone || !frame.current) return;
        const { current: now } = latest;
        handle.current = openEditor(frame.current, now.text, now.settings, {
          onChange: (code) => {
            now.text = code;
            now.onChange(code);
          },
          onBlur: () => now.onBlur(),
          onDropFile: (file) => void drop.current(file),
          bindings: now.chords.map(({ key }, at) => ({
            key,
            run: () => {
              now.chords[at]!.run();
              return true;
            },
          })),
        });
        setState('open');
      },
      () => !gone && setState('failed'),
    );
    return () => {
      gone = true;
      handle.current?.destroy();
      handle.current = null;
    };
  }, [attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `settings` is made anew by each of these
  useEffect(() => {
    handle.current?.change(settings);
  }, [preferences, pageIsDark, contentType, lang]);

  return (
    <div className={styles.editor} data-state={state}>
      <div ref={frame} className={styles.frame} />
      {state === 'loading' && <pre className={styles.waiting}>{initial}</pre>}
      {state === 'failed' && (
        <ErrorState
          error={new Error(t('failed'))}
          onRetry={() => {
            setState('loading');
            setAttempt((count) => count + 1);
          }}
        />
      )}
    </div>
  );
}
