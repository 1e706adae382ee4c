import { Button, Group, Textarea } from '@mantine/core';
import { Plus, WandSparkles } from 'lucide-react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { type CasesForm, newPair, type TextPair } from '../form/problem-form.ts';
import { type CardProps, cardOf } from './card.ts';
import styles from './editor.module.css';
import { moved, RowTools } from './row-tools.tsx';
import { TEXT } from './text.ts';

const MOST_SAMPLES = 20;
const SAMPLE_MAX = 65_535;

/** The texts of case 1 where they are here; null for those of an archive that is not saved yet. */
function firstCase({
  from,
  stored,
  manual,
  upload,
}: CasesForm): { input: string; output: string; cut?: boolean } | null {
  if (from === 'manual') return manual[0] ?? null;
  if (from === 'keep') return stored?.texts[0] ?? null;
  return upload?.first ?? null;
}

const FORM_FIELDS = ['examples', 'cases'] as const;

/** What readers try first. */
export const SamplesCard = cardOf(
  FORM_FIELDS,
  function SamplesCard({ form, change, errorOf }: CardProps<(typeof FORM_FIELDS)[number]>) {
    const t = useText(TEXT);
    const { examples } = form;
    const first = firstCase(form.cases);
    const set = (next: readonly TextPair[]) => change({ examples: next });
    const fill = () => {
      if (!first) return;
      if (first.cut || first.input.length > SAMPLE_MAX || first.output.length > SAMPLE_MAX) {
        return toast.warning(t('caseTooLarge'));
      }
      const blank = examples.findIndex(({ input, output }) => input === '' && output === '');
      const pair = newPair(first.input, first.output);
      set(blank >= 0 ? examples.with(blank, pair) : [...examples, pair]);
    };
    return (
      <div className={styles.rows}>
        {examples.length === 0 && <p className={styles.none}>{t('noSamples')}</p>}
        {examples.map((pair, at) => (
          <section key={pair.key} className={styles.row} aria-label={t('sample', { number: at + 1 })}>
            <div className={styles.rowHead}>
              <h3 className={styles.rowTitle}>{t('sample', { number: at + 1 })}</h3>
              <div className={styles.push}>
                <RowTools
                  what={t('sample', { number: at + 1 })}
                  at={at}
                  count={examples.length}
                  onMove={(from, to) => set(moved(examples, from, to))}
                  onRemove={() => set(examples.filter((other) => other !== pair))}
                />
              </div>
            </div>
            <div className={`${styles.sides} ${styles.mono}`}>
              {(['input', 'output'] as const).map((side) => (
                <Textarea
                  key={side}
                  label={t(side)}
                  autosize
                  minRows={2}
                  maxRows={12}
                  maxLength={SAMPLE_MAX}
                  spellCheck={false}
                  value={pair[side]}
                  onChange={(event) => set(examples.with(at, { ...pair, [side]: event.currentTarget.value }))}
                  error={errorOf(`problem.examples.${at}.${side}`)}
                />
              ))}
            </div>
          </section>
        ))}
        <Group gap="sm">
          <Button
            variant="default"
            leftSection={<Plus aria-hidden />}
            disabled={examples.length >= MOST_SAMPLES}
            onClick={() => set([...examples, newPair()])}
          >
            {t('addSample')}
          </Button>
          <Button
            variant="default"
            leftSection={<WandSparkles aria-hidden />}
            disabled={!first || (first.input === '' && first.output === '') || examples.length >= MOST_SAMPLES}
            onClick={fill}
          >
            {t('fillFromCase')}
          </Button>
        </Group>
      </div>
    );
  },
);
