import { useRef, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { Select } from '../../../ui/fields/fields.tsx';
import { CodeEditor, type EditorControls } from '../../editor/code-editor.tsx';
import { readPreferences } from '../../editor/preferences.ts';
import { useLanguages } from '../../problems/use-catalog.ts';
import type { CardProps } from '../editor/card.ts';
import { FieldGroup } from '../editor/card-frame.tsx';
import styles from '../editor/editor.module.css';
import { TEXT } from './text.ts';

const PATH = 'problem.protocolChecker';

/** A checker that looks at the file which the interactor wrote, after it accepted; without code there is none. */
export function ProtocolFields({ form, change, errorOf }: CardProps<'protocolChecker'>) {
  const t = useText(TEXT);
  const { language, code } = form.protocolChecker;
  const languages = (useLanguages().data ?? []).filter(({ isSpj }) => isSpj);
  const controls = useRef<EditorControls>(null);
  const [preferences] = useState(() => readPreferences('template'));
  const set = (next: Partial<typeof form.protocolChecker>) =>
    change((now) => ({ ...now, protocolChecker: { ...now.protocolChecker, ...next } }));
  return (
    <FieldGroup label={t('protocolChecker')} error={errorOf(PATH)}>
      <div className={`${styles.row} ${styles.rows}`}>
        <p className={styles.hint} style={{ margin: 0 }}>
          {t('protocolHint')}
        </p>
        <Select
          label={t('language')}
          name={`${PATH}.language`}
          data={[...new Set([...languages.map(({ name }) => name), language])]}
          allowDeselect={false}
          maw={320}
          value={language}
          onChange={(value) => value && set({ language: value })}
        />
        <div className={styles.code} style={{ marginTop: 0 }}>
          <CodeEditor
            initial={code}
            contentType={languages.find(({ name }) => name === language)?.contentType ?? ''}
            preferences={preferences}
            chords={[]}
            onChange={(value) => set({ code: value })}
            onBlur={() => {}}
            ref={controls}
          />
        </div>
      </div>
    </FieldGroup>
  );
}
