import { GENERATOR_CODE_MAX } from '@assay/contract/authoring/generators.ts';
import { Button, FileButton, Group, Stack, TextInput } from '@mantine/core';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { labelFor, useText } from '../../../lib/text.ts';
import { Select } from '../../../ui/fields/fields.tsx';
import { CodeEditor, type EditorControls } from '../../editor/code-editor.tsx';
import { readPreferences } from '../../editor/preferences.ts';
import { languageOfName } from '../../judging/verify/language-of-name.ts';
import { useLanguages } from '../../problems/use-catalog.ts';
import styles from './generators.module.css';
import { TEXT } from './text.ts';
import type { Generator, Validator } from './use-sources.ts';

/** A program that makes inputs, or one that checks them. */
export type Editing = { kind: 'generator'; program: Generator } | { kind: 'validator'; program: Validator };

const NAME = /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,49}$/;

interface ProgramFormProps {
  editing: Editing;
  /** Names of the others of its kind. */
  taken: readonly string[];
  onDone: (edited: Editing) => void;
  onClose: () => void;
}

/** Name, language and code of a generator or validator. */
export function ProgramForm({ editing, taken, onDone, onClose }: ProgramFormProps) {
  const t = useText(TEXT);
  const languages = (useLanguages().data ?? []).filter(({ isSpj }) => isSpj);
  const controls = useRef<EditorControls>(null);
  const [preferences] = useState(() => readPreferences('template'));
  const [name, setName] = useState(editing.program.name);
  const isNew = editing.program.code === '';
  const [chosen, setLanguage] = useState(isNew ? null : editing.program.language);
  const language = chosen ?? languageOfName('.cpp', languages) ?? editing.program.language;
  const [convention, setConvention] = useState(editing.kind === 'validator' ? editing.program.convention : 'testlib');
  const [code, setCode] = useState(editing.program.code);
  const [tried, setTried] = useState(false);

  const read = async (file: File | null) => {
    if (!file) return;
    const text = await file.text();
    controls.current?.setText(text);
    setCode(text);
    if (name === '') setName(file.name.replace(/\.[^.]*$/, ''));
    const fitting = languageOfName(file.name, languages);
    if (fitting) setLanguage(fitting);
  };
  const trimmed = name.trim();
  const isNamed = editing.kind === 'generator' ? NAME.test(trimmed) : trimmed !== '' && trimmed.length <= 200;
  const nameError = !isNamed ? t('nameBad') : taken.includes(trimmed) ? t('nameTaken') : null;
  const codeError = code.trim() === '' || code.length > GENERATOR_CODE_MAX ? t('wanted') : null;
  const send = () => {
    setTried(true);
    if (nameError || codeError) return;
    const written = { name: trimmed, language, code };
    onDone(
      editing.kind === 'generator'
        ? { kind: 'generator', program: written }
        : { kind: 'validator', program: { ...editing.program, ...written, convention } },
    );
  };

  return (
    <Stack gap="sm">
      <Group align="start" gap="sm">
        <TextInput
          label={t('name')}
          description={editing.kind === 'generator' && t('nameHint')}
          required
          data-autofocus
          style={{ flex: '1 1 220px' }}
          value={name}
          error={tried && nameError}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Select
          label={t('language')}
          description={editing.kind === 'generator' && '\u00a0'}
          style={{ flex: '1 1 200px' }}
          data={[...new Set([...languages.map((one) => one.name), language])]}
          allowDeselect={false}
          value={language}
          onChange={(value) => value && setLanguage(value)}
        />
        {editing.kind === 'validator' && (
          <Select
            label={t('convention')}
            style={{ flex: '1 1 240px' }}
            data={[
              { value: 'testlib', label: t('testlib') },
              { value: 'icpc', label: t('icpc') },
            ]}
            allowDeselect={false}
            value={convention}
            onChange={(value) => value && setConvention(value as Validator['convention'])}
          />
        )}
      </Group>
      <div className={styles.code}>
        <CodeEditor
          initial={code}
          contentType={languages.find((one) => one.name === language)?.contentType ?? ''}
          preferences={preferences}
          chords={[]}
          onChange={setCode}
          onBlur={() => {}}
          ref={controls}
        />
      </div>
      {tried && codeError && (
        <p role="alert" className={styles.alarm}>
          {labelFor(t('code'), codeError)}
        </p>
      )}
      <Group justify="space-between" gap="sm">
        <FileButton onChange={(file) => void read(file)}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<FileUp aria-hidden />}>
              {t('fromFile')}
            </Button>
          )}
        </FileButton>
        <Group gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('close')}
          </Button>
          <Button onClick={send}>{t('done')}</Button>
        </Group>
      </Group>
    </Stack>
  );
}
