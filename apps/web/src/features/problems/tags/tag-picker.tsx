import { Suspense, useState } from 'react';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { TagButton, type TagPickerProps } from './tag-button.tsx';

const load = () => import('./tag-popover.tsx').then((module) => module.TagPopover);
const TagPopover = lazyPart(load);

/**
 * Tags by classification; several may be chosen. As a filter, problems must carry all of them. What opens is fetched when somebody is about
 * to open it: few do, and lists of problems are there sooner without.
 */
export function TagPicker(props: TagPickerProps) {
  const { chosen, words } = props;
  const [isWanted, setWanted] = useState(false);
  const button = (
    <TagButton
      chosen={chosen}
      words={words}
      loading={isWanted}
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={() => void load().catch(() => undefined)}
      onClick={() => setWanted(true)}
    />
  );
  return isWanted ? (
    <Suspense fallback={button}>
      <TagPopover {...props} />
    </Suspense>
  ) : (
    button
  );
}
