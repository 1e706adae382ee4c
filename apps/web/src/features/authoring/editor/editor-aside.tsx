import { Button, TextInput } from '@mantine/core';
import { Save } from 'lucide-react';
import { useText } from '../../../lib/text.ts';
import { SECTION_NAMES } from '../form/sections.ts';
import styles from './editor.module.css';
import { TEXT } from './text.ts';
import type { useProblemEditor } from './use-problem-editor.ts';

type Editor = ReturnType<typeof useProblemEditor>;

/** Beside the cards: the sections with what is wrong in each, and saving the whole. */
export function EditorAside({ editor, isStored }: { editor: Editor; isStored: boolean }) {
  const t = useText(TEXT);
  return (
    <div className={styles.aside}>
      <Sections counts={editor.counts} />
      {isStored && (
        <TextInput
          size="xs"
          label={t('message')}
          placeholder={t('messageHint')}
          maxLength={200}
          value={editor.message}
          onChange={(event) => editor.setMessage(event.currentTarget.value)}
        />
      )}
      <Button leftSection={<Save aria-hidden />} loading={editor.saving} onClick={() => void editor.save()}>
        {isStored ? t('save') : t('create')}
      </Button>
      <p className={styles.state} role="status">
        {editor.dirty ? t('unsaved') : isStored && t('noChanges')}
      </p>
      <p className={`${styles.state} ${styles.saveHint}`}>{t('saveHint')}</p>
    </div>
  );
}

function Sections({ counts }: Pick<Editor, 'counts'>) {
  const t = useText(TEXT);
  return (
    <nav aria-label={t('sections')}>
      <ol className={styles.sections}>
        {SECTION_NAMES.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>
              {t(name)}
              {counts[name] > 0 && (
                <span className={styles.count}>
                  <span aria-hidden>{counts[name]}</span>
                  <span className="visually-hidden">{t('errorsInPart', { count: counts[name] })}</span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
