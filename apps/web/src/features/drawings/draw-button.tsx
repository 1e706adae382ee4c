import { ActionIcon } from '@mantine/core';
import { PenTool } from 'lucide-react';
import { useSiteConfig } from '../../lib/site-config.ts';
import { useText } from '../../lib/text.ts';
import { Tip } from '../../ui/tip/tip.tsx';
import { BUTTON_TEXT } from './button-text.ts';
import { openDrawing } from './drawing-store.ts';

/** Opens the own drawing at a problem; nothing where the site has no drawing board. */
export function DrawButton({ pid, problem }: { pid: number; problem: string }) {
  const say = useText(BUTTON_TEXT);
  if (!useSiteConfig()?.drawing) return null;
  return (
    <Tip label={say('drawing')}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={say('drawing')}
        onClick={() => openDrawing({ pid, problem })}
      >
        <PenTool aria-hidden />
      </ActionIcon>
    </Tip>
  );
}
