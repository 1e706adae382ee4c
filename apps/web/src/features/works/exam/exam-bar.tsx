import { moveTimedWorkExam, noteTimedWorkExam } from '@assay/contract/works/exam.ts';
import { Alert, Button, Group } from '@mantine/core';
import { Expand, ShieldCheck } from 'lucide-react';
import { useEffect } from 'react';
import { call } from '../../../lib/call.ts';
import { useText } from '../../../lib/text.ts';
import { useAction } from '../../../lib/use-call.ts';
import { Badge } from '../../../ui/badge.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { workChanged } from '../shell/use-work.ts';
import { TEXT } from './text.ts';
import { watchPage } from './watch-page.ts';

interface ExamBarProps {
  tid: number;
  /** What the page notices is written down. */
  notes: boolean;
}

/** Stands beside the clock of an exam that runs, and notices what the exam writes down (WORK-26). */
export function ExamBar({ tid, notes }: ExamBarProps) {
  const t = useText(TEXT);
  useEffect(() => {
    if (!notes) return;
    // what is not taken is lost: an exam must not suffer from its notes
    return watchPage(String(tid), (some) => {
      void call(noteTimedWorkExam, { tid, notes: some }, { quiet: true }).catch(() => {});
    });
  }, [tid, notes]);
  return (
    <>
      <Badge tone="info" icon={<ShieldCheck aria-hidden />}>
        {t('running')}
      </Badge>
      {notes && document.fullscreenEnabled && (
        <Button
          size="compact-xs"
          variant="default"
          leftSection={<Expand size={13} aria-hidden />}
          onClick={() => void document.documentElement.requestFullscreen().catch(() => {})}
        >
          {t('fullScreen')}
        </Button>
      )}
    </>
  );
}

/** In place of an exam that another login sits: going on here (WORK-23). */
export function ExamElsewhere({ tid }: { tid: number }) {
  const t = useText(TEXT);
  const move = useAction(moveTimedWorkExam, { onSuccess: workChanged });
  return (
    <PageFrame>
      <Alert color="brass" title={t('elsewhere')}>
        {t('elsewhereHint')}
        <Group mt="md">
          <Button loading={move.isPending} onClick={() => move.mutate({ tid })}>
            {t('goOn')}
          </Button>
        </Group>
      </Alert>
    </PageFrame>
  );
}
