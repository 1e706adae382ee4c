import type { AnyOp, DataOf, SentOf } from '@assay/contract/op.ts';
import { ActionIcon, Group, Text } from '@mantine/core';
import { Copy, type LucideIcon, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { labelFor, useText } from '../../../lib/text.ts';
import { useAction } from '../../../lib/use-call.ts';
import { Confirm } from '../../../ui/dialogs/confirm.tsx';
import { Link } from '../../../ui/link.tsx';
import { Tip } from '../../../ui/tip/tip.tsx';
import type { ManagedRow } from './managed-columns.tsx';
import { TEXT } from './text.ts';

/** A page of a row, or what a button does with it. */
type Step = { label: string; icon: LucideIcon } & ({ href: string } | { onClick: () => void });

interface ManagedActionsProps<C extends AnyOp, D extends AnyOp> {
  row: ManagedRow;
  steps: readonly Step[];
  copy: { op: C; input: SentOf<C>; done: string; onDone?: (made: DataOf<C>) => void };
  /** Asked before with the row's title to be typed. */
  remove: { op: D; input: SentOf<D>; title: string; hint: string; done: string };
  /** Reads anew whatever shows the row. */
  reread: () => Promise<unknown>;
}

/** What can be done with a managed contest, training or work: its pages, copying, deleting. */
export function ManagedActions<C extends AnyOp, D extends AnyOp>(props: ManagedActionsProps<C, D>) {
  const { row, steps, copy, remove, reread } = props;
  const t = useText(TEXT);
  const [asks, setAsks] = useState(false);
  const copying = useAction(copy.op, {
    onSuccess: async (made) => {
      toast.success(copy.done);
      await reread();
      copy.onDone?.(made);
    },
  });
  const removing = useAction(remove.op, {
    onSuccess: async () => {
      setAsks(false);
      toast.success(remove.done);
      await reread();
    },
  });
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      {steps.map((step) => (
        <StepButton key={step.label} step={step} of={row.title} />
      ))}
      <Tip label={t('copy')}>
        <ActionIcon
          variant="subtle"
          aria-label={labelFor(t('copy'), row.title)}
          loading={copying.isPending}
          onClick={() => copying.mutate(copy.input)}
        >
          <Copy size={16} aria-hidden />
        </ActionIcon>
      </Tip>
      {row.mayDelete && (
        <Tip label={t('remove')}>
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={labelFor(t('remove'), row.title)}
            onClick={() => setAsks(true)}
          >
            <Trash2 size={16} aria-hidden />
          </ActionIcon>
        </Tip>
      )}
      <Confirm
        opened={asks}
        onClose={() => setAsks(false)}
        title={remove.title}
        action={t('remove')}
        danger
        busy={removing.isPending}
        typed={row.title}
        onConfirm={() => removing.mutate(remove.input)}
      >
        <Text>{remove.hint}</Text>
      </Confirm>
    </Group>
  );
}

function StepButton({ step, of }: { step: Step; of: string }) {
  const { label, icon: Icon } = step;
  const look = {
    variant: 'subtle',
    'aria-label': labelFor(label, of),
    children: <Icon size={16} aria-hidden />,
  } as const;
  return (
    <Tip label={label}>
      {'href' in step ? (
        <ActionIcon component={Link} href={step.href} {...look} />
      ) : (
        <ActionIcon onClick={step.onClick} {...look} />
      )}
    </Tip>
  );
}
