import {
  addLanguage,
  deleteLanguage,
  getAdminLanguages,
  getLanguages,
  replaceLanguageData,
} from '@assay/contract/catalog/languages.ts';
import type { OwnLanguageData } from '@assay/contract/judging/language-data.ts';
import { Button, FileButton, Group, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import type { ApiError } from '../../lib/api-error.ts';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { refresh, useAction } from '../../lib/use-call.ts';
import { CodeEditor, type EditorControls } from '../editor/code-editor.tsx';
import { readPreferences } from '../editor/preferences.ts';
import styles from './catalog.module.css';
import type { AdminLanguage } from './language-form.tsx';
import { TEXT } from './text.ts';

interface OwnLanguageFormProps {
  /** The language to change; null for a new one. */
  language: AdminLanguage | null;
  onClose: () => void;
}

/** Those that the form itself shows. */
const REFUSALS = [
  'fields',
  'request.invalid',
  'language.taken',
  'language.inUse',
  'language.tooMany',
  'language.unknown',
] as const;

/** What of a language file was refused, field by field where the server names them. */
const refusalLines = ({ message, fields }: ApiError) => {
  const named = Object.entries(fields).map(([field, what]) => `${field.replace(/^data\./, '')}: ${what}`);
  return named.length > 0 ? named : [message];
};

/** A language as data: pasted or taken from a file, refused with the name of the field, deleted while nobody used it. */
export function OwnLanguageForm({ language, onClose }: OwnLanguageFormProps) {
  const t = useText(TEXT);
  const [preferences] = useState(() => readPreferences('template'));
  const initial = language?.data ? `${JSON.stringify(language.data, null, 2)}\n` : '';
  const text = useRef(initial);
  const controls = useRef<EditorControls>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const outcome = (done: 'saved' | 'added' | 'deleted') => ({
    call: { shows: REFUSALS },
    onSuccess: async () => {
      toast.success(t(done));
      onClose();
      await refresh(getAdminLanguages, getLanguages);
    },
    onError: (error: ApiError) => setRefused(refusalLines(error)),
  });
  const add = useAction(addLanguage, outcome('added'));
  const replace = useAction(replaceLanguageData, outcome('saved'));
  const remove = useAction(deleteLanguage, outcome('deleted'));
  const send = () => {
    let data: OwnLanguageData;
    try {
      data = JSON.parse(text.current) as OwnLanguageData;
    } catch (error) {
      return setRefused([t('noJson', { reason: (error as Error).message })]);
    }
    return language ? replace.mutate({ id: language.id, data }) : add.mutate({ data });
  };
  const takeFile = async (file: File | null) => {
    if (file) controls.current?.setText(await file.text());
  };
  return (
    <>
      <Text size="sm" mb="sm">
        {t('ownLanguageLead')}
      </Text>
      <div className={styles.code}>
        <CodeEditor
          initial={initial}
          contentType="text/javascript"
          preferences={preferences}
          chords={[{ key: 'Mod-s', run: send }]}
          onChange={(value) => {
            text.current = value;
            setRefused([]);
          }}
          onBlur={() => {}}
          ref={controls}
        />
      </div>
      {refused.length > 0 && (
        <ul className={styles.refused} role="alert">
          {refused.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <Group justify="space-between" mt="md">
        <Group>
          <FileButton onChange={(file) => void takeFile(file)} accept="application/json">
            {(props) => (
              <Button variant="default" {...props}>
                {t('fromFile')}
              </Button>
            )}
          </FileButton>
          {language && (
            <Button
              color="red"
              variant="light"
              loading={remove.isPending}
              onClick={() => remove.mutate({ id: language.id })}
            >
              {t('delete')}
            </Button>
          )}
        </Group>
        <Group>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button loading={add.isPending || replace.isPending} onClick={send}>
            {t('save')}
          </Button>
        </Group>
      </Group>
    </>
  );
}
