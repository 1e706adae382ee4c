import { type OwnHelp as OwnQuestion, takeBackHelp } from '@assay/contract/assignments/help.ts';
import { Button } from '@mantine/core';
import { formatMoment } from '../../../lib/format.ts';
import { useText } from '../../../lib/text.ts';
import { useAction } from '../../../lib/use-call.ts';
import { Badge } from '../../../ui/badge.tsx';
import styles from '../assignments.module.css';
import { TEXT } from './text.ts';
import { readHelp } from './use-help-news.ts';

/** What one asked, and what was answered (ASG-25). */
export function OwnHelp({ questions }: { questions: readonly OwnQuestion[] }) {
  const t = useText(TEXT);
  const takeBack = useAction(takeBackHelp, { onSettled: readHelp });
  return (
    <ul className={styles.remarks} aria-label={t('own')}>
      {questions.map(({ id, displayId, assignment, question, askedTime, line, isTaken, answer, by }) => (
        <li key={id} data-row>
          <div className={styles.by}>
            <b>
              {displayId} · {assignment}
            </b>
            {line !== null && <span>{t('atLine', { line })}</span>}
            <time dateTime={askedTime} className="tnum">
              {formatMoment(askedTime)}
            </time>
            <Badge tone={answer === null ? 'notice' : 'info'}>
              {t(answer !== null ? 'done' : isTaken ? 'looked' : 'waits')}
            </Badge>
            {answer === null && (
              <Button
                size="compact-xs"
                variant="subtle"
                color="gray"
                aria-label={t('takeBackOf', { id: displayId })}
                loading={takeBack.isPending && takeBack.variables.id === id}
                onClick={() => takeBack.mutate({ id })}
              >
                {t('takeBack')}
              </Button>
            )}
          </div>
          <p>{question}</p>
          {answer !== null && (
            <blockquote className={styles.answer}>
              {by && <small>{t('answeredBy', { by })}</small>}
              <p>{answer}</p>
            </blockquote>
          )}
        </li>
      ))}
    </ul>
  );
}
