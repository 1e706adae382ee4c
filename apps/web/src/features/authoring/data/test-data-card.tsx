import { Button, Radio, Switch } from '@mantine/core';
import { ArrowDownToLine, Download } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { useText } from '../../../lib/text.ts';
import { type CardProps, cardOf } from '../editor/card.ts';
import { FieldGroup } from '../editor/card-frame.tsx';
import editor from '../editor/editor.module.css';
import {
  type CaseColumn,
  pasteCaseSettings,
  splitEvenly,
  spreadArguments,
  withManual,
  withSamples,
  withSource,
} from '../form/case-settings.ts';
import {
  type CasesForm,
  editableCases,
  isGrouped,
  type ProblemForm,
  settingsOf,
  withCaseSettings,
} from '../form/problem-form.ts';
import { sharedScore, splitOverSubtasks } from '../form/subtasks.ts';
import { CaseTable } from './case-table.tsx';
import type { SharedScore } from './columns.ts';
import { downloadData } from './download-data.ts';
import { ManualCases } from './manual-cases.tsx';
import { ScoreBar } from './score-bar.tsx';
import { SubtaskTable } from './subtask-table.tsx';
import styles from './test-data.module.css';
import { TEXT } from './text.ts';
import { UploadArea } from './upload-area.tsx';
import { useCaseColumns } from './use-case-columns.ts';

const FORM_FIELDS = ['cases', 'type', 'judgeMode', 'judgeCaseMode', 'subtasks'] as const;

interface TestDataCardProps extends CardProps<(typeof FORM_FIELDS)[number]> {
  pid: number | null;
}

/** The cases a problem is judged by: those stored, typed by hand, or from an archive (EDIT-3). */
export const TestDataCard = cardOf(
  FORM_FIELDS,
  function TestDataCard({ form, change, errorOf, pid }: TestDataCardProps) {
    const t = useText(TEXT);
    const { cases, judgeCaseMode, subtasks } = form;
    const { from, stored, upload } = cases;
    const options = useCaseColumns(form);
    const { columns } = options;
    const setCases = useCallback(
      (next: (cases: CasesForm) => CasesForm) => change((now) => ({ ...now, cases: next(now.cases) })),
      [change],
    );
    const onSet = useCallback(
      (row: number, column: CaseColumn, value: string) =>
        setCases((now) => withCaseSettings(now, (given, at) => (at === row ? { ...given, [column]: value } : given))),
      [setCases],
    );
    const onPaste = (row: number, column: CaseColumn, text: string) => {
      const pasted = pasteCaseSettings(cases, { row, column }, text, columns);
      if (pasted) setCases(() => pasted);
      return pasted !== null;
    };
    const latestPaste = useLatest(onPaste);
    const list = from === 'keep' ? 'cases.scores' : 'cases.samples';
    const refusedAt = settingsOf(cases).findIndex((_row, at) =>
      columns.some((column) => errorOf(`${list}.${at}.${column}`)),
    );
    const reason = columns.map((column) => errorOf(`${list}.${refusedAt}.${column}`)).find(Boolean);
    const refusedCase = reason && t('refusedCase', { number: refusedAt + 1, reason });
    const shared: SharedScore = (settings) => sharedScore(judgeCaseMode, subtasks, settings);
    const table = { columns, sharedScore: shared, onSet, onPaste: latestPaste, errorOf, list };
    return (
      <div className={editor.rows}>
        <FieldGroup label={t('from')} error={errorOf('cases') ?? errorOf('cases.uploadKey') ?? errorOf(list)}>
          <SourceChoice
            cases={cases}
            onChange={(source) => change((now) => withSource(now, source))}
            onSamples={() => change(withSamples)}
          />
        </FieldGroup>
        {from === 'upload' && (
          <UploadArea
            pid={pid}
            mode={judgeCaseMode}
            upload={upload}
            onUploaded={(uploaded) => setCases((now) => ({ ...now, upload: uploaded }))}
          />
        )}
        {judgeCaseMode === 'subtasks' && <SubtaskTable form={form} change={change} errorOf={errorOf} />}
        {settingsOf(cases).length > 0 && (
          <CaseOptions
            options={options}
            isGrouped={isGrouped(judgeCaseMode)}
            onSpread={() => setCases((now) => spreadArguments(now, judgeCaseMode))}
          />
        )}
        {columns.length > 0 && <ScoreBar form={form} refusal={refusedCase} onSplit={() => change(splitAnew)} />}
        {from === 'keep' && stored && (
          <>
            <CaseTable {...table} rows={stored.rows} texts={stored.texts} />
            {pid !== null && (
              <Button
                className={styles.start ?? ''}
                variant="default"
                leftSection={<Download size={16} aria-hidden />}
                onClick={() => void downloadData(pid)}
              >
                {t('download')}
              </Button>
            )}
          </>
        )}
        {from === 'upload' && upload && <CaseTable {...table} rows={upload.rows} />}
        {from === 'manual' && (
          <ManualCases {...table} rows={cases.manual} onChange={(manual) => change((now) => withManual(now, manual))} />
        )}
      </div>
    );
  },
);

interface SourceChoiceProps {
  cases: CasesForm;
  onChange: (source: CasesForm['from']) => void;
  /** The samples of the statement stand in until there are tests. */
  onSamples: () => void;
}

/** Where the cases come from. */
function SourceChoice({ cases: { from, stored }, onChange, onSamples }: SourceChoiceProps) {
  const t = useText(TEXT);
  const tooLarge = stored !== null && editableCases(stored) === null;
  return (
    <>
      <div className={editor.options}>
        {(['keep', 'upload', 'manual'] as const)
          .filter((source) => source !== 'keep' || stored)
          .map((source) => (
            <div key={source} className={editor.option}>
              <Radio
                name="cases.from"
                checked={from === source}
                onChange={() => onChange(source)}
                label={source === 'keep' ? t('keep', { count: stored?.rows.length ?? 0 }) : t(source)}
              />
            </div>
          ))}
      </div>
      {from !== 'keep' && (
        <div className={styles.samples}>
          <Button size="compact-sm" variant="default" onClick={onSamples}>
            {t('takeSamples')}
          </Button>
          <span className={editor.fieldHint}>{t('takeSamplesHint')}</span>
        </div>
      )}
      {stored && from !== 'keep' && <p className={editor.fieldHint}>{t('replaces', { count: stored.rows.length })}</p>}
      {from === 'manual' && tooLarge && <p className={editor.fieldHint}>{t('notEditable')}</p>}
    </>
  );
}

interface CaseOptionsProps {
  options: ReturnType<typeof useCaseColumns>;
  isGrouped: boolean;
  onSpread: () => void;
}

/** Whether cases have limits and arguments of their own. */
function CaseOptions({ options: { limits, args }, isGrouped, onSpread }: CaseOptionsProps) {
  const t = useText(TEXT);
  return (
    <>
      <Switch
        label={t('ownLimits')}
        description={t('ownLimitsHint')}
        checked={limits.isShown}
        disabled={limits.isUsed}
        onChange={(event) => limits.show(event.currentTarget.checked)}
      />
      {args.isOffered && (
        <Switch
          label={t('ownArguments')}
          description={t('ownArgumentsHint')}
          checked={args.isShown}
          disabled={args.isUsed}
          onChange={(event) => args.show(event.currentTarget.checked)}
        />
      )}
      {args.isShown && (
        <Button
          className={styles.start ?? ''}
          size="xs"
          variant="default"
          leftSection={<ArrowDownToLine size={14} aria-hidden />}
          onClick={onSpread}
        >
          {t(isGrouped ? 'spreadInGroups' : 'spreadArguments')}
        </Button>
      )}
    </>
  );
}

const splitAnew = (form: ProblemForm): ProblemForm =>
  form.judgeCaseMode === 'subtasks'
    ? splitOverSubtasks(form)
    : { ...form, cases: splitEvenly(form.cases, form.judgeCaseMode) };

/** A function that stays the same while it does what the newest one does, for rows that are drawn only when they change. */
function useLatest<A extends unknown[], R>(run: (...given: A) => R): (...given: A) => R {
  const latest = useRef(run);
  latest.current = run;
  return useCallback((...given: A) => latest.current(...given), []);
}
