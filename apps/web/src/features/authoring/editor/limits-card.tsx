import { MEMORY_LIMIT_MB, TIME_LIMIT_MS } from '@assay/contract/authoring/editor.ts';
import { getJudgeMemory } from '@assay/contract/judging/nodes.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { NumberInput } from '../../../ui/fields/fields.tsx';
import { type CardProps, cardOf } from './card.ts';
import styles from './editor.module.css';
import { TEXT } from './text.ts';

const FIELDS = [
  ['timeLimit', TIME_LIMIT_MS, 'ms', 100],
  ['memoryLimit', MEMORY_LIMIT_MB, 'MB', 16],
  ['stackLimit', MEMORY_LIMIT_MB, 'MB', 16],
] as const;

const FORM_FIELDS = ['timeLimit', 'memoryLimit', 'stackLimit'] as const;

/** Every machine that judges has as much. */
const USUAL_MEMORY_MB = 512;

/** What a run may use. */
export const LimitsCard = cardOf(
  FORM_FIELDS,
  function LimitsCard({ form, change, errorOf }: CardProps<(typeof FORM_FIELDS)[number]>) {
    const t = useText(TEXT);
    const memory = Number(form.memoryLimit);
    const { data } = useCall(getJudgeMemory, {}, { enabled: memory > USUAL_MEMORY_MB, call: { quiet: true } });
    const most = data?.memoryMb ?? null;
    return (
      <>
        <p className={styles.hint}>{t('limitsHint')}</p>
        <div className={styles.grid}>
          {FIELDS.map(([field, [min, max], unit, step]) => (
            <NumberInput
              key={field}
              label={t(field)}
              name={`problem.${field}`}
              required
              suffix={` ${unit}`}
              min={min}
              max={max}
              step={step}
              clampBehavior="none"
              allowDecimal={false}
              value={form[field]}
              onChange={(value) => change({ [field]: value === '' ? '' : Number(value) })}
              error={errorOf(`problem.${field}`)}
            />
          ))}
        </div>
        {most !== null && memory > most && (
          <p className={styles.warning} role="status">
            {t('memoryAboveNodes', { most })}
          </p>
        )}
      </>
    );
  },
);
