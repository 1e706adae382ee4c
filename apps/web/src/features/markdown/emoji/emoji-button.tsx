import { lazyPart } from '../../../ui/lazy-part.tsx';
import { LazyPopover } from '../../../ui/popover/lazy-popover.tsx';
import { EmojiIcon } from './emoji-icon.tsx';

const load = () => import('./emoji-popover.tsx').then((module) => module.EmojiPopover);
const EmojiPopover = lazyPart(load);

/** A button that lets one pick an emoji. */
export function EmojiButton({ onPick }: { onPick: (emoji: string) => void }) {
  return (
    <LazyPopover load={load} button={(opener) => <EmojiIcon {...opener} />}>
      <EmojiPopover onPick={onPick} />
    </LazyPopover>
  );
}
