import { getHintLadder } from '@assay/contract/hints/hints.ts';
import { Button, Skeleton } from '@mantine/core';
import { Lightbulb } from 'lucide-react';
import { type RefObject, Suspense, useRef, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { TEXT } from './text.ts';

const LadderEditor = lazyPart(() => import('./ladder-editor.tsx').then((module) => module.LadderEditor));

/** Opens the hints of a problem. */
export function HintsButton({ pid }: { pid: number }) {
  const t = useText(TEXT);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const closing = useRef(close);
  const open = () => {
    closing.current = close;
    setOpen(true);
  };
  return (
    <>
      <Button variant="default" leftSection={<Lightbulb aria-hidden />} onClick={open}>
        {t('title')}
      </Button>
      <Dialog
        opened={isOpen}
        onClose={() => closing.current()}
        title={t('title')}
        size="xl"
        closeOnClickOutside={false}
      >
        {isOpen && <Loaded pid={pid} onClose={close} closing={closing} />}
      </Dialog>
    </>
  );
}

interface LoadedProps {
  pid: number;
  onClose: () => void;
  closing: RefObject<() => void>;
}

function Loaded({ pid, ...closing }: LoadedProps) {
  const { data, error, refetch, isFetchedAfterMount } = useCall(getHintLadder, { pid });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data || !isFetchedAfterMount) return <Skeleton height={240} />;
  return (
    <Suspense fallback={<Skeleton height={240} />}>
      <LadderEditor pid={pid} start={data} {...closing} />
    </Suspense>
  );
}
