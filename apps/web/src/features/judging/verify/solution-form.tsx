import {
  getJurySolutions,
  JURY_CODE_MAX,
  type JurySolutionData,
  saveJurySolution,
} from '@assay/contract/authoring/jury-solutions.ts';
import { getVerification } from '@assay/contract/judging/verification.ts';
import type { VerdictName } from '@assay/contract/verdict.ts';
import { expectationOfName } from '@assay/rules/judging/verify/expectation-of-name.ts';
import { Button, Checkbox, FileButton, Group, Stack, TextInput } from '@mantine/core';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLang } from '../../../lib/lang.ts';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction } from '../../../lib/use-call.ts';
import { MultiSelect, NumberInput, Select } from '../../../ui/fields/fields.tsx';
import { CodeEditor, type EditorControls } from '../../editor/code-editor.tsx';
import { readPreferences } from '../../editor/preferences.ts';
import { useLanguages } from '../../problems/use-catalog.ts';
import { PROMISABLE } from './expectation.tsx';
import { languageOfName } from './language-of-name.ts';
import { TEXT } from './text.ts';
import styles from './verify.module.css';

/** Stands for no language in the choice. */
const NONE = '-';
const USUAL = 'C++ 17 With O2';

interface SolutionFormProps {
  pid: number;
  /** The solution to edit; null for a new one. */
  solution: JurySolutionData | null;
  /** Names that are taken. */
  names: readonly string[];
  onClose: () => void;
}

/** A jury solution: its code, from a file or typed, and what it must get. */
export function SolutionForm({ pid, solution, names, onClose }: SolutionFormProps) {
  const t = useText(TEXT);
  const lang = useLang();
  const languages = useLanguages().data ?? [];
  const controls = useRef<EditorControls>(null);
  const [preferences] = useState(() => readPreferences('template'));
  const [name, setName] = useState(solution?.name ?? '');
  const [chosen, setLanguage] = useState(solution ? (solution.language ?? NONE) : null);
  const [wanted, setExpected] = useState<VerdictName[] | null>(solution?.expected ?? null);
  const [min, setMin] = useState<number | ''>(solution?.score?.min ?? '');
  const [max, setMax] = useState<number | ''>(solution?.score?.max ?? '');
  const [isModel, setModel] = useState(solution?.isModel ?? false);
  const [code, setCode] = useState(solution?.code ?? '');
  const [tried, setTried] = useState(false);
  const save = useAction(saveJurySolution, {
    onSuccess: async () => {
      toast.success(t('saved'));
      onClose();
      await refresh(getJurySolutions, getVerification);
    },
  });

  const read = async (file: File | null) => {
    if (!file) return;
    const text = await file.text();
    controls.current?.setText(text);
    setCode(text);
    if (solution) return;
    setName(file.name);
    setLanguage(null);
    setExpected(null);
  };
  // a name such as wa-overflow.cpp tells both, until they are chosen
  const told = expectationOfName(name);
  const language = chosen ?? languageOfName(name, languages) ?? languageOfName('.cpp', languages) ?? USUAL;
  const expected = wanted ?? (told.length > 0 ? told : (['accepted'] satisfies VerdictName[]));

  const isTaken = !solution && names.includes(name.trim());
  const nameError = name.trim() === '' ? t('wanted') : isTaken ? t('nameTaken') : null;
  const codeError = code.trim() === '' || code.length > JURY_CODE_MAX ? t('wanted') : null;
  const scoreError = min !== '' && max !== '' && min > max ? t('scoreOrder') : null;
  const send = () => {
    setTried(true);
    if (nameError || codeError || scoreError) return;
    const bound = min === '' ? max : min;
    save.mutate({
      pid,
      name: name.trim(),
      language: language === NONE ? null : language,
      code,
      expected,
      score: bound === '' ? null : { min: Number(min === '' ? 0 : min), max: Number(max === '' ? bound : max) },
      author: solution?.author ?? '',
      isModel,
    });
  };

  return (
    <Stack gap="sm">
      <Group align="end" gap="sm">
        <TextInput
          label={t('name')}
          required
          data-autofocus
          style={{ flex: '1 1 240px' }}
          value={name}
          disabled={solution !== null}
          error={tried && nameError}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <FileButton onChange={(file) => void read(file)}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<FileUp aria-hidden />}>
              {t('fromFile')}
            </Button>
          )}
        </FileButton>
      </Group>
      <Group gap="sm" grow preventGrowOverflow={false} align="start">
        <Select
          label={t('language')}
          data={[
            ...[...new Set([...languages.map((one) => one.name), ...(language === NONE ? [] : [language])])],
            { value: NONE, label: t('noneFits') },
          ]}
          allowDeselect={false}
          searchable
          value={language}
          onChange={(value) => value && setLanguage(value)}
        />
        <MultiSelect
          label={t('expected')}
          description={t('expectedHint')}
          data={PROMISABLE.map(({ value, text }) => ({ value, label: text[lang] }))}
          value={expected}
          onChange={(value) => setExpected(value as VerdictName[])}
        />
      </Group>
      <Group gap="sm" grow preventGrowOverflow={false} align="start">
        <NumberInput
          label={t('scoreMin')}
          description={t('scoreHint')}
          value={min}
          min={0}
          error={tried && scoreError}
          onChange={(value) => setMin(value === '' ? '' : Number(value))}
        />
        <NumberInput
          label={t('scoreMax')}
          value={max}
          min={0}
          onChange={(value) => setMax(value === '' ? '' : Number(value))}
        />
      </Group>
      <div className={styles.code}>
        <CodeEditor
          initial={code}
          contentType={languages.find((one) => one.name === language)?.contentType ?? ''}
          preferences={preferences}
          chords={[{ key: 'Mod-s', run: send }]}
          onChange={setCode}
          onBlur={() => {}}
          ref={controls}
        />
      </div>
      {tried && codeError && (
        <p role="alert" className={styles.notice}>
          {t('code')}: {codeError}
        </p>
      )}
      <Checkbox label={t('isModel')} checked={isModel} onChange={(event) => setModel(event.currentTarget.checked)} />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
        <Button loading={save.isPending} onClick={send}>
          {t('save')}
        </Button>
      </Group>
    </Stack>
  );
}
