import { Button, Group, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { useText } from '../../lib/text.ts';
import { TEXT } from '../text.ts';
import { Dialog } from './dialog.tsx';

/**
 * Asks before unsaved work is left behind, by a link or by closing the window.
 * @param isDirty asked at the moment of leaving
 */
export function LeaveGuard({ isDirty }: { isDirty: () => boolean }) {
  const say = useText(TEXT);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && isDirty(),
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  return (
    <Dialog opened={status === 'blocked'} onClose={() => reset?.()} title={say('leaveTitle')} size="sm">
      <Text>{say('leaveAsk')}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" data-autofocus onClick={() => reset?.()}>
          {say('stay')}
        </Button>
        <Button color="red" onClick={() => proceed?.()}>
          {say('leave')}
        </Button>
      </Group>
    </Dialog>
  );
}
