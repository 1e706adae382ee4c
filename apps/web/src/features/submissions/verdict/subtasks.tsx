import type { DataOf } from '@assay/contract/op.ts';
import type { getAllCaseResult } from '@assay/contract/submissions/detail.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { Accordion } from '@mantine/core';
import { formatMemoryUsed, formatTime } from '../../../lib/format.ts';
import { useText } from '../../../lib/text.ts';
import { VerdictBadge } from '../../../ui/verdict-badge.tsx';
import { TEXT } from '../text.ts';
import { CaseGrid } from './case-grid.tsx';
import { SkippedBadge } from './skipped-badge.tsx';
import styles from './subtasks.module.css';

type Subtask = NonNullable<DataOf<typeof getAllCaseResult>['subTaskJudgeCaseVoList']>[number];

const isSkipped = ({ status, notPassed }: Subtask) => status === VERDICT.cancelled && notPassed.length > 0;

interface SubtasksProps {
  subtasks: readonly Subtask[];
  /** The case to open at first. */
  initial: number | null;
  onSelect: (index: number) => void;
}

/** Subtasks as an accordion, each with its cases; the one that holds the wanted case stands open, else the first that failed. */
export function Subtasks({ subtasks, initial, onSelect }: SubtasksProps) {
  const t = useText(TEXT);
  const holds = (one: Subtask) => one.subtaskDetailList.some(({ index }) => index === initial);
  const failing = subtasks.find((one) => one.status !== VERDICT.accepted && !isSkipped(one));
  const first = subtasks.find(holds) ?? failing;
  return (
    <Accordion multiple defaultValue={first ? [String(first.groupNum)] : []} variant="separated" chevronPosition="left">
      {subtasks.map((subtask) => (
        <Accordion.Item key={subtask.groupNum} value={String(subtask.groupNum)}>
          <Accordion.Control>
            <span className={styles.head}>
              <b>{t('subtask', { number: subtask.groupNum })}</b>
              {isSkipped(subtask) ? <SkippedBadge /> : <VerdictBadge code={subtask.status} />}
              <span className={styles.figures}>
                <span>{t('passed', { ac: subtask.ac, total: subtask.total })}</span>
                <b>{t('subtaskScore', { score: subtask.score, full: subtask.fullScore })}</b>
                {!isSkipped(subtask) && (
                  <>
                    <span>{formatTime(subtask.time)}</span>
                    <span>{formatMemoryUsed(subtask)}</span>
                  </>
                )}
              </span>
            </span>
          </Accordion.Control>
          <Accordion.Panel>
            <p className={styles.rule}>
              {t(subtask.rule)}
              {subtask.dependsOn.length > 0 && ` · ${t('dependsOn', { numbers: subtask.dependsOn.join(', ') })}`}
            </p>
            {subtask.notPassed.length > 0 && (
              <p className={styles.skipped}>{t('skippedBy', { numbers: subtask.notPassed.join(', ') })}</p>
            )}
            <CaseGrid
              cases={subtask.subtaskDetailList}
              total={subtask.subtaskDetailList.length}
              indices={subtask.subtaskDetailList.map(({ index }) => index)}
              initial={holds(subtask) ? initial : null}
              onSelect={onSelect}
            />
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
