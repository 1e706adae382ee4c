import { JUDGE_MODES, traitsOf } from '@assay/contract/problems/judge-modes.ts';
import { type CaseMode, PASSES_MAX, PROBLEM_TYPE } from '@assay/contract/problems/problem.ts';
import { CASE_MODES_OF } from '@assay/rules/authoring/refuse-problem.ts';
import { Radio, Switch, TextInput } from '@mantine/core';
import { type PlainKey, useText } from '../../../lib/text.ts';
import { NumberInput } from '../../../ui/fields/fields.tsx';
import { CheckerFields } from '../checker/checker-fields.tsx';
import { ProtocolFields } from '../checker/protocol-fields.tsx';
import { withCaseMode } from '../form/case-settings.ts';
import { withOwnSubtasks } from '../form/subtasks.ts';
import { withJudgeMode } from '../questions/question-form.ts';
import { type CardProps, cardOf } from './card.ts';
import { FieldGroup } from './card-frame.tsx';
import styles from './editor.module.css';
import { TEXT } from './text.ts';

type Key = PlainKey<typeof TEXT>;
const MODE_HINTS = {
  default: 'modeDefaultHint',
  spj: 'modeSpjHint',
  interactive: 'modeInteractiveHint',
  submit_answer: 'modeSubmitAnswerHint',
  multi_pass: 'modeMultiPassHint',
  grader: 'modeGraderHint',
  objective: 'modeObjectiveHint',
} as const;
const CASE_MODE_WORDS: Record<number, Partial<Record<CaseMode, readonly [Key, Key]>>> = {
  [PROBLEM_TYPE.acm]: {
    default: ['acmDefault', 'acmDefaultHint'],
    ergodic_without_error: ['acmErgodic', 'acmErgodicHint'],
  },
  [PROBLEM_TYPE.oi]: {
    default: ['oiDefault', 'oiDefaultHint'],
    subtask_lowest: ['oiLowest', 'oiLowestHint'],
    subtask_average: ['oiAverage', 'oiAverageHint'],
    subtasks: ['oiSubtasks', 'oiSubtasksHint'],
  },
};
const SWITCHES = ['isRemoveEndBlank', 'openCaseResult', 'codeShare', 'isFileIO'] as const;
const SWITCH_WORDS = {
  isRemoveEndBlank: 'removeEndBlank',
  openCaseResult: 'openCaseResult',
  codeShare: 'codeShare',
  isFileIO: 'fileIo',
} as const;

const FORM_FIELDS = [
  'type',
  'judgeMode',
  'checker',
  'passLimit',
  'protocolChecker',
  'judgeExtraFile',
  'judgeCaseMode',
  'isRemoveEndBlank',
  'openCaseResult',
  'codeShare',
  'isFileIO',
  'ioReadFileName',
  'ioWriteFileName',
] as const;

interface JudgingCardProps extends CardProps<(typeof FORM_FIELDS)[number]> {
  /** Null while the problem is not stored. */
  pid: number | null;
}

/** How outputs are judged and what users see of it (EDIT-7). */
export const JudgingCard = cardOf(FORM_FIELDS, function JudgingCard({ form, change, errorOf, pid }: JudgingCardProps) {
  const t = useText(TEXT);
  const traits = traitsOf(form.judgeMode);
  return (
    <div className={styles.rows}>
      <FieldGroup label={t('judgeMode')} error={errorOf('problem.judgeMode')}>
        <div className={styles.options}>
          {JUDGE_MODES.map((mode) => (
            <div key={mode} className={styles.option}>
              <Radio
                name="problem.judgeMode"
                checked={form.judgeMode === mode}
                onChange={() => change((now) => withJudgeMode(now, mode))}
                label={t(mode)}
                description={t(MODE_HINTS[mode])}
              />
            </div>
          ))}
        </div>
      </FieldGroup>
      {traits.grader === 'needed' && <p className={styles.hint}>{t('graderHint')}</p>}
      {traits.submits === 'answers' && <p className={styles.hint}>{t('objectiveHint')}</p>}
      {traits.submits === 'outputs' && <p className={styles.hint}>{t('submitAnswerHint')}</p>}
      {traits.checker !== 'none' && <CheckerFields form={form} change={change} errorOf={errorOf} pid={pid} />}
      {traits.fields.includes('passLimit') && (
        <NumberInput
          label={t('passLimit')}
          description={t('passLimitHint')}
          name="problem.passLimit"
          min={2}
          max={PASSES_MAX}
          clampBehavior="none"
          allowDecimal={false}
          maw={320}
          value={form.passLimit}
          onChange={(value) => change({ passLimit: value === '' ? '' : Number(value) })}
          error={errorOf('problem.passLimit')}
        />
      )}
      {traits.fields.includes('protocolChecker') && <ProtocolFields form={form} change={change} errorOf={errorOf} />}
      <FieldGroup label={t('caseMode')} error={errorOf('problem.judgeCaseMode')}>
        <div className={styles.options}>
          {CASE_MODES_OF[form.type]?.map((mode) => {
            const [name, hint] = CASE_MODE_WORDS[form.type]?.[mode] ?? ['caseMode', 'caseMode'];
            return (
              <div key={mode} className={styles.option}>
                <Radio
                  name="problem.judgeCaseMode"
                  checked={form.judgeCaseMode === mode}
                  onChange={() =>
                    change((now) => (mode === 'subtasks' ? withOwnSubtasks(now) : withCaseMode(now, mode)))
                  }
                  label={t(name)}
                  description={t(hint)}
                />
              </div>
            );
          })}
        </div>
      </FieldGroup>
      <div className={styles.switches}>
        {SWITCHES.map((field) => (
          <Switch
            key={field}
            label={t(SWITCH_WORDS[field])}
            description={field === 'isFileIO' ? t('fileIoHint') : undefined}
            checked={form[field]}
            onChange={(event) => change({ [field]: event.currentTarget.checked })}
          />
        ))}
        {form.isFileIO && (
          <div className={`${styles.grid} ${styles.mono}`}>
            {(['ioReadFileName', 'ioWriteFileName'] as const).map((field) => (
              <TextInput
                key={field}
                label={t(field === 'ioReadFileName' ? 'readName' : 'writeName')}
                name={`problem.${field}`}
                placeholder={field === 'ioReadFileName' ? 'input.txt' : 'output.txt'}
                required
                maxLength={64}
                value={form[field]}
                onChange={(event) => change({ [field]: event.currentTarget.value })}
                error={errorOf(`problem.${field}`)}
                autoComplete="off"
              />
            ))}
          </div>
        )}
      </div>
    </div>
  );
});
