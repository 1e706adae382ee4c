import { TagChip } from '../../ui/tag-chip.tsx';
import { useDifficulties, useDifficultyName } from './use-catalog.ts';

/** A difficulty as a filled chip; levels are data, so an unknown one shows its number. */
export function DifficultyChip({ id }: { id: number }) {
  const { data } = useDifficulties();
  const nameOf = useDifficultyName();
  const level = data?.find((one) => one.id === id);
  return level ? <TagChip color={level.color}>{nameOf(level)}</TagChip> : <TagChip>{id}</TagChip>;
}
