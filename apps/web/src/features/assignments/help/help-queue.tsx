import { claimHelp, leaveHelp, type WaitingHelp } from '@assay/contract/assignments/help.ts';
import { nextHelp } from '@assay/rules/assignments/help.ts';
import { Button, Group, Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { formatMoment } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { useAction } from '../../../lib/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { VerdictBadge } from '../../../ui/verdict-badge.tsx';
import styles from '../assignments.module.css';
import { AnswerForm } from './answer-form.tsx';
import { TEXT } from './text.ts';
import { readHelp } from './use-help-news.ts';

/** Questions that wait, each with what is needed to answer it; who helps takes up one after the other (ASG-25). */
export function HelpQueue({ waiting }: { waiting: readonly WaitingHelp[] }) {
  const t = useText(TEXT);
  const [stays, setStays] = useState(false);
  const [last, setLast] = useState<number | null>(null);
  const claim = useAction(claimHelp, { onSettled: readHelp });
  const take = ({ id, pid }: WaitingHelp) => {
    setLast(pid);
    claim.mutate({ id });
  };
  const open = waiting.map((one) => ({ ...one, isTaken: one.claim !== null }));
  const next = nextHelp(open, stays ? last : null);
  const takeNext = () => next && take(next);
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t('helpHint')}
      </Text>
      <Group gap="md">
        <Button disabled={!next} loading={claim.isPending} onClick={takeNext}>
          {t('next')}
        </Button>
        <Switch label={t('stay')} checked={stays} onChange={(event) => setStays(event.currentTarget.checked)} />
      </Group>
      {waiting.length === 0 && <EmptyState text={t('none')} />}
      <ol className={styles.remarks} aria-label={t('help')}>
        {waiting.map((one) => (
          <li key={one.id} data-row>
            <Question question={one} onTake={() => take(one)} onTakeNext={next && takeNext} />
          </li>
        ))}
      </ol>
    </Stack>
  );
}

interface QuestionProps {
  question: WaitingHelp;
  onTake: () => void;
  /** Absent where nothing else is open. */
  onTakeNext: (() => void) | undefined;
}

function Question({ question: one, onTake, onTakeNext }: QuestionProps) {
  const t = useText(TEXT);
  const leave = useAction(leaveHelp, { onSettled: readHelp });
  const { claim } = one;
  const of = { name: one.realname || one.username, id: one.displayId };
  return (
    <>
      <div className={styles.by}>
        <b>
          {of.name}
          {one.label && ` · ${one.label}`}
        </b>
        <span>
          {one.displayId} {one.title} · {one.assignment}
        </span>
        <RelativeTime at={one.askedTime} />
        {one.status !== null && <VerdictBadge code={one.status} />}
        {one.attempt !== null && <span>{t('ofTry', { attempt: one.attempt, attempts: one.attempts ?? 0 })}</span>}
        {one.line !== null && <span>{t('atLine', { line: one.line })}</span>}
      </div>
      <p>{one.question}</p>
      {one.excerpt !== '' && <Excerpt question={one} />}
      <Group gap="xs" mt="xs">
        {one.submitId !== null && (
          <Button component={Link} href={paths.submission(one.submitId)} size="compact-sm" variant="default">
            {t('open')}
          </Button>
        )}
        {claim === null && (
          <Button size="compact-sm" aria-label={t('takeOf', of)} onClick={onTake}>
            {t('take')}
          </Button>
        )}
        {claim && (
          <Text size="sm" c="dimmed">
            {claim.isMine
              ? t('mine', { time: formatMoment(claim.until) })
              : t('taken', { by: claim.by, time: formatMoment(claim.until) })}
          </Text>
        )}
        {claim?.isMine && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('leaveOf', of)}
            loading={leave.isPending}
            onClick={() => leave.mutate({ id: one.id })}
          >
            {t('leave')}
          </Button>
        )}
      </Group>
      {claim?.isMine && <AnswerForm id={one.id} label={t('answerTo', of)} onTakeNext={onTakeNext} />}
    </>
  );
}

/** The code around the line that is asked about. */
function Excerpt({ question: { excerpt, excerptFrom, line } }: Pick<QuestionProps, 'question'>) {
  const t = useText(TEXT);
  return (
    <section className={styles.excerpt} aria-label={t('code')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <ol start={excerptFrom} tabIndex={0}>
        {excerpt.split('\n').map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their number
          <li key={at} value={excerptFrom + at} data-asked={excerptFrom + at === line || undefined}>
            <code>{text}</code>
          </li>
        ))}
      </ol>
    </section>
  );
}
