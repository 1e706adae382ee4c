import { SUBTASK_RULES, SUBTASKS_MAX, type SubtaskRule } from '@assay/contract/problems/problem.ts';
import { Button, Group } from '@mantine/core';
import { Divide, Plus } from 'lucide-react';
import { labelFor, useText } from '../../../lib/text.ts';
import type { CardProps } from '../editor/card.ts';
import { FieldGroup } from '../editor/card-frame.tsx';
import { RowTools } from '../editor/row-tools.tsx';
import { type SubtaskForm, settingsOf } from '../form/problem-form.ts';
import { newSubtask, spreadSums } from '../form/subtasks.ts';
import styles from './test-data.module.css';
import { TEXT } from './text.ts';

type SubtaskTableProps = CardProps<'subtasks' | 'cases'>;

const FIELDS = ['num', 'score', 'dependsOn'] as const;
const LABELS = { num: 'subtaskNum', score: 'points', dependsOn: 'dependsOn' } as const;

/** Points, rule and dependencies of each subtask; the cases name theirs by its number. */
export function SubtaskTable({ form, change, errorOf }: SubtaskTableProps) {
  const t = useText(TEXT);
  const { subtasks, cases } = form;
  const rows = settingsOf(cases);
  const casesOf = ({ num }: SubtaskForm) => rows.filter(({ groupNum }) => Number(groupNum) === Number(num)).length;
  const update = (at: number, next: Partial<SubtaskForm>) =>
    change((now) => ({
      ...now,
      subtasks: now.subtasks.map((row, place) => (place === at ? { ...row, ...next } : row)),
    }));
  const refused = subtasks.flatMap((_row, at) =>
    FIELDS.flatMap((field) => {
      const reason = errorOf(`subtasks.${at}.${field}`);
      return reason ? [t('refusedRow', { number: at + 1, reason })] : [];
    }),
  )[0];
  const field = (row: SubtaskForm, at: number, name: (typeof FIELDS)[number]) => {
    const error = errorOf(`subtasks.${at}.${name}`);
    return (
      <input
        className={styles.caseInput}
        data-wide={name === 'dependsOn' || undefined}
        name={`subtasks.${at}.${name}`}
        inputMode={name === 'dependsOn' ? 'text' : 'numeric'}
        aria-label={labelFor(t('subtask', { number: row.num }), t(LABELS[name]))}
        aria-invalid={error !== undefined}
        title={error}
        value={row[name]}
        maxLength={name === 'dependsOn' ? 200 : 9}
        autoComplete="off"
        onChange={(event) => update(at, { [name]: event.currentTarget.value })}
      />
    );
  };
  return (
    <FieldGroup label={t('subtasks')} error={errorOf('subtasks') ?? refused}>
      <p className={styles.soft}>{t('subtasksHint')}</p>
      {subtasks.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        <section className={styles.scroll} aria-label={t('subtasks')} tabIndex={0}>
          <table className={styles.table}>
            <caption className="visually-hidden">{t('subtasks')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('subtaskNum')}</th>
                <th scope="col">{t('points')}</th>
                <th scope="col">{t('rule')}</th>
                <th scope="col">{t('dependsOn')}</th>
                <th scope="col">{t('casesIn')}</th>
                <th scope="col" />
              </tr>
            </thead>
            <tbody>
              {subtasks.map((row, at) => (
                <tr key={row.key}>
                  <td>{field(row, at, 'num')}</td>
                  <td>{field(row, at, 'score')}</td>
                  <td>
                    <select
                      className={styles.rule}
                      aria-label={labelFor(t('subtask', { number: row.num }), t('rule'))}
                      value={row.rule}
                      onChange={(event) => update(at, { rule: event.currentTarget.value as SubtaskRule })}
                    >
                      {SUBTASK_RULES.map((rule) => (
                        <option key={rule} value={rule}>
                          {t(rule)}
                        </option>
                      ))}
                    </select>
                  </td>
                  <td>{field(row, at, 'dependsOn')}</td>
                  <td className="tnum">{casesOf(row)}</td>
                  <td>
                    <RowTools
                      what={t('subtask', { number: row.num })}
                      at={at}
                      count={subtasks.length}
                      onRemove={() =>
                        change((now) => ({ ...now, subtasks: now.subtasks.filter(({ key }) => key !== row.key) }))
                      }
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <Group gap={8} mt={8}>
        <Button
          size="xs"
          variant="default"
          leftSection={<Plus aria-hidden />}
          disabled={subtasks.length >= SUBTASKS_MAX}
          onClick={() => change((now) => ({ ...now, subtasks: [...now.subtasks, newSubtask(now.subtasks)] }))}
        >
          {t('addSubtask')}
        </Button>
        {subtasks.some(({ rule }) => rule === 'sum') && (
          <Button
            size="xs"
            variant="default"
            leftSection={<Divide aria-hidden />}
            onClick={() => change((now) => ({ ...now, cases: spreadSums(now.cases, now.subtasks) }))}
          >
            {t('spreadSums')}
          </Button>
        )}
      </Group>
    </FieldGroup>
  );
}
