import {
  AI_BUTTON_AFTER_MS,
  explainCe,
  explainProblem,
  findMistake,
  perfectCode,
  provideIdea,
} from '@assay/contract/ai/answers.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { fitsVerdict, type SubmissionKind } from '@assay/rules/ai/access.ts';
import { Button, Skeleton } from '@mantine/core';
import { Sparkles } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useSiteConfig } from '../../lib/site-config.ts';
import { useText } from '../../lib/text.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { TEXT } from './text.ts';

const AnswerView = lazyPart(() => import('./answer-view.tsx').then((module) => module.AnswerView));

const OF_SUBMISSION = {
  'explain-ce': explainCe,
  'provide-idea': provideIdea,
  'find-mistake': findMistake,
  'perfect-code': perfectCode,
} as const;
const KINDS = Object.keys(OF_SUBMISSION) as (keyof typeof OF_SUBMISSION)[];

/** Asks the model when it is pressed; closing the dialog ends the answer. */
function AskButton({ kind, id }: { kind: 'explain-problem' | SubmissionKind; id: number }) {
  const t = useText(TEXT);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="compact-sm"
        variant="light"
        leftSection={<Sparkles size={14} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t(kind)}
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={t(kind)} size="lg">
        {isOpen && (
          <Suspense fallback={<Skeleton height={160} />}>
            {kind === 'explain-problem' ? (
              <AnswerView op={explainProblem} input={{ pid: id }} />
            ) : (
              <AnswerView op={OF_SUBMISSION[kind]} input={{ submitId: id }} />
            )}
          </Suspense>
        )}
      </Dialog>
    </>
  );
}

/** Appears when somebody has had the problem open for a while (NOTE-3), which its `key` tells; only where the site offers it. */
export function ExplainProblemButton({ pid }: { pid: number }) {
  const isOpen = useSiteConfig()?.openAiChat ?? false;
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), AI_BUTTON_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOpen && isDue ? <AskButton kind="explain-problem" id={pid} /> : null;
}

/** What the model can say about a result of one's own (NOTE-9). */
export function ExplainResultButton({ submitId, status }: { submitId: number; status: number }) {
  const isOpen = useSiteConfig()?.openAiChat ?? false;
  if (!isOpen || status === VERDICT.pending) return null;
  return KINDS.filter((kind) => fitsVerdict(kind, status)).map((kind) => (
    <AskButton key={kind} kind={kind} id={submitId} />
  ));
}
