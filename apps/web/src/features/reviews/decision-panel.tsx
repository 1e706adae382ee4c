import { REVIEW_TEXT_MAX } from '@assay/contract/reviews/review.ts';
import { Button, Group, NativeSelect, Textarea } from '@mantine/core';
import { Check, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '../../lib/text.ts';
import { Confirm } from '../../ui/dialogs/confirm.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useReviewKeys } from './review-queue.tsx';
import { REASON_TEXT, TEXT } from './text.ts';

const TEMPLATES = {
  problem: ['problemStatement', 'problemData', 'problemKnown', 'problemRights'],
  tutorial: ['tutorialThin', 'tutorialWrong', 'tutorialCopied'],
} as const;

interface DecisionPanelProps {
  /** Of what the usual reasons are offered. */
  templates: keyof typeof TEMPLATES;
  /** Asked once more before it passes: what follows. */
  passAsk: string;
  busy: boolean;
  onDecide: (passes: boolean, reason: string) => void;
}

/** Passing, and refusing with a reason. P passes, R goes to the reason. */
export function DecisionPanel({ templates, passAsk, busy, onDecide }: DecisionPanelProps) {
  const t = useText(TEXT);
  const usual = useText(REASON_TEXT);
  const [reason, setReason] = useState('');
  const [asking, setAsking] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useReviewKeys({ p: () => setAsking(true), r: () => field.current?.focus() });
  return (
    <Panel title={t('decision')}>
      <NativeSelect
        mb="md"
        label={t('templates')}
        value=""
        data={[
          { value: '', label: t('chooseTemplate') },
          ...TEMPLATES[templates].map((name) => ({ value: name, label: usual(name) })),
        ]}
        onChange={(event) => {
          const name = TEMPLATES[templates].find((one) => one === event.currentTarget.value);
          if (name) setReason((before) => [before.trim(), usual(name)].filter(Boolean).join('\n'));
          field.current?.focus();
        }}
      />
      <Textarea
        ref={field}
        label={t('reason')}
        description={t('reasonHint')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={REVIEW_TEXT_MAX}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Group justify="flex-end" mt="md">
        <Button
          variant="default"
          leftSection={<X aria-hidden size={16} />}
          disabled={reason.trim() === '' || busy}
          onClick={() => onDecide(false, reason)}
        >
          {t('refuse')}
        </Button>
        <Button leftSection={<Check aria-hidden size={16} />} loading={busy} onClick={() => setAsking(true)}>
          {t('pass')}
        </Button>
      </Group>
      <Confirm
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('pass')}
        action={t('pass')}
        busy={busy}
        onConfirm={() => {
          setAsking(false);
          onDecide(true, reason);
        }}
      >
        {passAsk}
      </Confirm>
    </Panel>
  );
}
