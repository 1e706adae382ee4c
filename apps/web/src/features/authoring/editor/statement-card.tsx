import { Button, Group, Tabs, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Check, Copy } from 'lucide-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { Segments } from '../../../ui/segments/segments.tsx';
import { MarkdownField } from '../../markdown/markdown-field.tsx';
import { isBlankStatement, STATEMENT_LOCALES, type StatementForm, type StatementLocale } from '../form/problem-form.ts';
import { type CardProps, cardOf } from './card.ts';
import styles from './editor.module.css';
import pair from './statement-card.module.css';
import { StatementPreview } from './statement-preview.tsx';
import { TEXT } from './text.ts';

const TEXT_MAX = 65_535;
const AREAS = [
  ['description', 'description', 5, false],
  ['input', 'inputFormat', 3, true],
  ['output', 'outputFormat', 3, true],
  ['hint', 'hint', 2, false],
] as const;
const other = (locale: StatementLocale): StatementLocale => (locale === 'zh' ? 'en' : 'zh');

const FORM_FIELDS = ['zh', 'en', 'examples'] as const;

interface StatementCardProps extends CardProps<(typeof FORM_FIELDS)[number]> {
  /** Each refused save shows the language at fault. */
  refusedSaves: number;
}

/** The text in both languages, each beside what it looks like. */
export const StatementCard = cardOf(
  FORM_FIELDS,
  function StatementCard({ form, change, errorOf, refusedSaves }: StatementCardProps) {
    const t = useText(TEXT);
    const [locale, setLocale] = useState<StatementLocale>(() =>
      isBlankStatement(form.zh) && !isBlankStatement(form.en) ? 'en' : 'zh',
    );
    const isAtFault = (each: StatementLocale) =>
      ['title', ...AREAS.map(([field]) => field)].some((field) => errorOf(`problem.texts.${each}.${field}`));
    // biome-ignore lint/correctness/useExhaustiveDependencies: only a refused save may turn the page
    useEffect(() => {
      if (refusedSaves > 0 && !isAtFault(locale) && isAtFault(other(locale))) setLocale(other(locale));
    }, [refusedSaves]);
    const whole = errorOf('problem.texts');
    return (
      <>
        <p className={styles.hint}>{t('statementHint')}</p>
        {whole && (
          <p className={styles.error} role="alert">
            {whole}
          </p>
        )}
        <Tabs value={locale} onChange={(value) => setLocale(value as StatementLocale)} keepMounted={false}>
          <Tabs.List>
            {STATEMENT_LOCALES.map((each) => (
              <Tabs.Tab
                key={each}
                value={each}
                rightSection={
                  isAtFault(each) ? (
                    <span className={styles.count} aria-hidden>
                      !
                    </span>
                  ) : (
                    !isBlankStatement(form[each]) && <Check role="img" aria-label={t('writtenSetting')} />
                  )
                }
              >
                {t(each)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {STATEMENT_LOCALES.map((each) => (
            <Tabs.Panel key={each} value={each} pt="md">
              <StatementFields
                locale={each}
                statement={form[each]}
                source={form[other(each)]}
                examples={form.examples}
                onChange={(next) => change((now) => ({ ...now, [each]: { ...now[each], ...next } }))}
                errorOf={errorOf}
              />
            </Tabs.Panel>
          ))}
        </Tabs>
      </>
    );
  },
);

interface StatementFieldsProps {
  locale: StatementLocale;
  statement: StatementForm;
  /** The other language, to begin from. */
  source: StatementForm;
  examples: readonly { input: string; output: string }[];
  onChange: (next: Partial<StatementForm>) => void;
  errorOf: CardProps['errorOf'];
}

function StatementFields({ locale, statement, source, examples, onChange, errorOf }: StatementFieldsProps) {
  const t = useText(TEXT);
  const split = useMediaQuery('(min-width: 992px)') ?? true;
  const [side, setSide] = useState<'write' | 'preview'>('write');
  const shown = useDeferredValue(statement);
  const path = `problem.texts.${locale}`;
  return (
    <>
      <Group mb="md" gap="sm" justify="space-between">
        {!split && (
          <Segments
            label={t('statement')}
            value={side}
            onChange={setSide}
            choices={[
              { value: 'write', label: t('write') },
              { value: 'preview', label: t('preview') },
            ]}
          />
        )}
        {isBlankStatement(statement) && !isBlankStatement(source) && (
          <Button
            variant="default"
            size="xs"
            leftSection={<Copy aria-hidden />}
            onClick={() => onChange({ ...source })}
          >
            {t('copyFrom', { language: t(other(locale)) })}
          </Button>
        )}
      </Group>
      <div className={pair.pair}>
        {(split || side === 'write') && (
          <div className={pair.fields}>
            <TextInput
              label={t('title')}
              name={`${path}.title`}
              required
              maxLength={255}
              value={statement.title}
              onChange={(event) => onChange({ title: event.currentTarget.value })}
              error={errorOf(`${path}.title`)}
            />
            {AREAS.map(([field, label, rows, required]) => (
              <MarkdownField
                key={field}
                className={styles.mono}
                label={t(label)}
                showsLabel
                name={`${path}.${field}`}
                required={required}
                minRows={rows}
                maxRows={24}
                maxLength={TEXT_MAX}
                value={statement[field]}
                onChange={(text) => onChange({ [field]: text })}
                error={errorOf(`${path}.${field}`)}
              />
            ))}
          </div>
        )}
        {(split || side === 'preview') && <StatementPreview statement={shown} examples={examples} locale={locale} />}
      </div>
    </>
  );
}
