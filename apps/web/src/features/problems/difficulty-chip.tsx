import { ColoredWord } from '../../ui/tag-chip.tsx';
import { useDifficulties, useDifficultyName } from './use-catalog.ts';

/** A difficulty as a word in its colour; levels are data, so an unknown one shows its number once they are known. */
export function DifficultyChip({ id }: { id: number }) {
  const { data } = useDifficulties();
  const nameOf = useDifficultyName();
  const level = data?.find((one) => one.id === id);
  return level ? <ColoredWord color={level.color}>{nameOf(level)}</ColoredWord> : <span>{data && id}</span>;
}
