import { traitsOf } from '@assay/contract/problems/judge-modes.ts';
import { CHECKER_CONVENTIONS, CHECKER_POINTS } from '@assay/contract/problems/problem.ts';
import { CHECKER_LIMITS } from '@assay/rules/judging/checkers/checker.ts';
import { Button, Group, Textarea } from '@mantine/core';
import { CircleCheck, Hammer } from 'lucide-react';
import { useRef, useState } from 'react';
import { useWhoseProblem } from '../../../lib/problem-admin.ts';
import { useText } from '../../../lib/text.ts';
import { NumberInput, Select } from '../../../ui/fields/fields.tsx';
import { CodeEditor, type EditorControls } from '../../editor/code-editor.tsx';
import { readPreferences } from '../../editor/preferences.ts';
import { CompileMessage } from '../../judging/compiling/compile-message.tsx';
import { languageOfName } from '../../judging/verify/language-of-name.ts';
import { useLanguages } from '../../problems/use-catalog.ts';
import type { CardProps } from '../editor/card.ts';
import { FieldGroup } from '../editor/card-frame.tsx';
import styles from '../editor/editor.module.css';
import { CHECKER_BOUNDS, type CheckerForm, isCompiled, withCode } from '../form/checker-form.ts';
import { TEXT } from './text.ts';
import { useCompile } from './use-compile.ts';

const POINTS = { percent: 'percent', fraction: 'fraction', points: 'absolute' } as const;
const UNITS = { timeMs: 'ms', memoryMb: 'MB' } as const;
const PATH = 'problem.checker';

interface CheckerFieldsProps extends CardProps<'checker' | 'judgeExtraFile' | 'judgeMode'> {
  /** Null while the problem is not stored. */
  pid: number | null;
}

/** The program that decides: its code, how it is called, what it may use (JUDGE-21). */
export function CheckerFields({ form, change, errorOf, pid }: CheckerFieldsProps) {
  const t = useText(TEXT);
  const { checker, judgeExtraFile: files } = form;
  const { interacts: isInteractor, checker: asked } = traitsOf(form.judgeMode);
  const languages = (useLanguages().data ?? []).filter(({ isSpj }) => isSpj);
  const set = (next: Partial<CheckerForm>) => change((now) => ({ ...now, checker: { ...now.checker, ...next } }));
  const whose = useWhoseProblem(pid);
  const { busy, compile, refusalOf } = useCompile((compiledAs) => set({ compiledAs }));
  const cpp = languageOfName('.cpp', languages);
  const controls = useRef<EditorControls>(null);
  const [preferences] = useState(() => readPreferences('template'));
  const refusal = refusalOf(checker);
  const isBlank = checker.code.trim() === '';

  return (
    <FieldGroup
      label={t(isInteractor ? 'interactor' : asked === 'optional' ? 'checkerOptional' : 'checker')}
      error={errorOf(PATH)}
    >
      <div className={`${styles.row} ${styles.rows}`}>
        <div className={styles.grid}>
          <Select
            label={t('language')}
            name={`${PATH}.language`}
            data={[...new Set([...languages.map(({ name }) => name), checker.language])]}
            allowDeselect={false}
            value={checker.language}
            onChange={(language) => language && set({ language })}
            error={errorOf(`${PATH}.language`)}
          />
          <Select
            label={t('convention')}
            name={`${PATH}.convention`}
            data={CHECKER_CONVENTIONS.map((value) => ({ value, label: t(value) }))}
            allowDeselect={false}
            value={checker.convention}
            onChange={(value) => value && set({ convention: value as CheckerForm['convention'] })}
          />
        </div>
        <p className={styles.hint} style={{ margin: 0 }}>
          {t(`${checker.convention}Hint`)} {isInteractor && t('interactorHint')} {t('headers')}
        </p>
        <FieldGroup label={t(isInteractor ? 'interactorCode' : 'checkerCode')} error={errorOf(`${PATH}.code`)}>
          <div className={styles.code} style={{ marginTop: 0 }}>
            <CodeEditor
              initial={checker.code}
              contentType={languages.find(({ name }) => name === checker.language)?.contentType ?? ''}
              preferences={preferences}
              chords={[]}
              onChange={(code) => change((now) => ({ ...now, checker: withCode(now.checker, code, cpp) }))}
              onBlur={() => {}}
              ref={controls}
            />
          </div>
        </FieldGroup>
        <Group gap="sm">
          <Button
            variant="default"
            leftSection={<Hammer aria-hidden />}
            loading={busy}
            disabled={isBlank}
            onClick={() => void compile({ whose, checker, files, isInteractor })}
          >
            {t('compile')}
          </Button>
          <span className={styles.state} role="status">
            {isBlank ? t('noCode') : refusal !== null ? t('refused') : !isCompiled(checker) && t('notCompiled')}
            {!isBlank && isCompiled(checker) && (
              <Group component="span" gap={6}>
                <CircleCheck aria-hidden />
                {t('compiled')}
              </Group>
            )}
          </span>
        </Group>
        {refusal !== null && (
          <CompileMessage message={refusal} onJump={(line, column) => controls.current?.jumpTo(line, column ?? 1)} />
        )}
        <CallFields checker={checker} isInteractor={isInteractor} set={set} errorOf={errorOf} />
      </div>
    </FieldGroup>
  );
}

interface CallFieldsProps extends Pick<CheckerFieldsProps, 'errorOf'> {
  checker: CheckerForm;
  isInteractor: boolean;
  set: (next: Partial<CheckerForm>) => void;
}

/** What the program may use, how its points are read, and what it is called with. */
function CallFields({ checker, isInteractor, set, errorOf }: CallFieldsProps) {
  const t = useText(TEXT);
  return (
    <div className={styles.grid}>
      {CHECKER_BOUNDS.map(([field, [min, max]]) => (
        <NumberInput
          key={field}
          label={t(field)}
          name={`${PATH}.${field}`}
          suffix={` ${UNITS[field]}`}
          placeholder={isInteractor ? '' : t('usual', { figure: CHECKER_LIMITS[field], unit: UNITS[field] })}
          min={min}
          max={max}
          clampBehavior="none"
          allowDecimal={false}
          value={checker[field]}
          onChange={(value) => set({ [field]: value === '' ? '' : Number(value) })}
          error={errorOf(`${PATH}.${field}`)}
        />
      ))}
      {checker.convention !== 'assay' && (
        <Select
          label={t('points')}
          name={`${PATH}.points`}
          data={CHECKER_POINTS.map((value) => ({ value, label: t(POINTS[value]) }))}
          allowDeselect={false}
          value={checker.points}
          onChange={(value) => value && set({ points: value as CheckerForm['points'] })}
        />
      )}
      <Textarea
        className={styles.mono ?? ''}
        label={t('arguments')}
        description={t('argumentsHint')}
        name={`${PATH}.arguments`}
        autosize
        minRows={1}
        maxRows={6}
        spellCheck={false}
        value={checker.arguments}
        onChange={(event) => set({ arguments: event.currentTarget.value })}
        error={errorOf(`${PATH}.arguments`)}
      />
    </div>
  );
}
