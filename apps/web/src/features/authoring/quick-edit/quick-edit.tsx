import { type QuickEdited, undoQuickEdit } from '@assay/contract/authoring/quick-edit.ts';
import { Button, Group, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { useAction } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { readProblemLists } from '../list/read-lists.ts';
import { TEXT } from './text.ts';

const ChangeForm = lazyPart(() => import('./change-form.tsx').then((module) => module.ChangeForm));

interface QuickEditProps {
  pids: readonly number[];
  onClear: () => void;
}

/** What is done with the problems that were selected: they are changed at once, and put back (ADM-15). */
export function QuickEdit({ pids, onClear }: QuickEditProps) {
  const t = useText(TEXT);
  const [isOpen, setIsOpen] = useState(false);
  const [done, setDone] = useState<QuickEdited[]>([]);
  const undo = useAction(undoQuickEdit, {
    onSuccess: async () => {
      setDone([]);
      toast.success(t('undone'));
      await readProblemLists();
    },
  });
  if (pids.length === 0 && done.length === 0) return null;
  return (
    <Group gap="sm" px="md" pb="sm" role="status">
      {pids.length > 0 && (
        <>
          <Text fw={600}>{t('chosen', { count: pids.length })}</Text>
          <Button size="compact-sm" onClick={() => setIsOpen(true)}>
            {t('open')}
          </Button>
          <Button size="compact-sm" variant="default" onClick={onClear}>
            {t('clear')}
          </Button>
        </>
      )}
      {done.length > 0 && (
        <>
          <Text>{t('done', { count: done.length })}</Text>
          <Button
            size="compact-sm"
            variant="default"
            loading={undo.isPending}
            onClick={() =>
              undo.mutate({
                problems: done.map(({ pid, version, before }) => ({
                  pid,
                  version,
                  before: { ...before, auth: before.auth === 1 ? 1 : 2 },
                })),
              })
            }
          >
            {t('undo')}
          </Button>
        </>
      )}
      <Dialog opened={isOpen} onClose={() => setIsOpen(false)} title={t('title')} size={640}>
        <Suspense>
          <ChangeForm
            pids={pids}
            onDone={(changed) => {
              setIsOpen(false);
              setDone(changed);
              onClear();
            }}
          />
        </Suspense>
      </Dialog>
    </Group>
  );
}
