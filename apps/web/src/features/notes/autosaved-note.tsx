import type { Note } from '@assay/contract/notes/note.ts';
import { getNotes, updateNote } from '@assay/contract/notes/notes.ts';
import { refuseWriting, writingFaults } from '@assay/rules/notes/refuse-writing.ts';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { isApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';
import { useText } from '../../lib/text.ts';
import { refresh } from '../../lib/use-call.ts';
import { failureIn } from '../../lib/wire/failure-in.ts';
import styles from './notes.module.css';
import { TEXT } from './text.ts';
import { useAutosave } from './use-autosave.ts';
import { type Writing, WritingFields } from './writing-fields.tsx';

/** A note that is written beside the code: it saves itself. */
export function AutosavedNote({ note, onDone }: { note: Note; onDone: () => void }) {
  const t = useText(TEXT);
  const [value, setValue] = useState<Writing>({ title: note.title, content: note.content });
  const [why, setWhy] = useState('');
  const [wasChanged, setWasChanged] = useState(false);
  const version = useRef<number | undefined>(note.version);
  const refusal = refuseWriting('note', value);
  const { state, again } = useAutosave(value, async (next) => {
    const refused = refuseWriting('note', next);
    if (refused) {
      setWhy(failureIn(refused));
      throw refused;
    }
    try {
      const seen = version.current;
      const asked = { id: note.id, ...next, ...(seen === undefined ? {} : { version: seen }) };
      version.current = (await call(updateNote, asked, { quiet: true })).version;
      setWasChanged(false);
    } catch (error) {
      if (isApiError(error)) setWhy(error.msg);
      setWasChanged(isApiError(error, 'note.changed'));
      throw error;
    }
  });
  const done = async () => {
    await again();
    await refresh(getNotes);
    onDone();
  };
  return (
    <>
      <WritingFields
        value={value}
        onChange={(change) => setValue((before) => ({ ...before, ...change }))}
        faults={refusal ? { [writingFaults('note')[refusal.code]!]: failureIn(refusal) } : {}}
        rows={6}
      />
      <div className={styles.bar}>
        <span className={styles.state} data-failed={state === 'failed' || undefined} aria-live="polite">
          {state === 'saved' && t('saveSaved')}
          {state === 'waiting' && t('saveWaiting')}
          {state === 'saving' && t('saveSaving')}
          {state === 'failed' && t('saveFailed', { why })}
        </span>
        {state === 'failed' && !refusal && (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => {
              // whoever chooses it wants this text whatever was saved elsewhere
              if (wasChanged) version.current = undefined;
              void again();
            }}
          >
            {t(wasChanged ? 'saveOver' : 'saveAgain')}
          </Button>
        )}
        <Button size="compact-sm" onClick={() => void done()}>
          {t('done')}
        </Button>
      </div>
    </>
  );
}
