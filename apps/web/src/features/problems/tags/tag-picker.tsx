import { lazyPart } from '../../../ui/lazy-part.tsx';
import { LazyPopover } from '../../../ui/popover/lazy-popover.tsx';
import { TagButton, type TagPickerProps } from './tag-button.tsx';

const load = () => import('./tag-popover.tsx').then((module) => module.TagPopover);
const TagPopover = lazyPart(load);

/** Tags by classification; several may be chosen. As a filter, problems must carry all of them. */
export function TagPicker(props: TagPickerProps) {
  const { chosen, words } = props;
  return (
    <LazyPopover load={load} button={(opener) => <TagButton chosen={chosen} words={words} {...opener} />}>
      <TagPopover {...props} />
    </LazyPopover>
  );
}
