import { Popover } from '@mantine/core';
import { useState } from 'react';
import { EmojiIcon } from './emoji-icon.tsx';
import { EmojiPicker } from './emoji-picker.tsx';

/** The open emoji under their button. Who picks one goes on writing; who leaves otherwise is back at the button. */
export function EmojiPopover({ onPick }: { onPick: (emoji: string) => void }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus returnFocus={false} position="bottom-start">
      <Popover.Target>
        <EmojiIcon onClick={() => setOpen(!isOpen)} />
      </Popover.Target>
      <Popover.Dropdown p="xs">
        <EmojiPicker
          onPick={(emoji) => {
            setOpen(false);
            onPick(emoji);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
