import type { TrainingAuth, TrainingRow } from '@assay/contract/trainings/training.ts';
import { Lock, LockKeyhole } from 'lucide-react';
import { useText } from '../../lib/text.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { ColoredWord, TagChip } from '../../ui/tag-chip.tsx';
import { Tip } from '../../ui/tip/tip.tsx';
import { TEXT } from './text.ts';

const TONES: Record<TrainingAuth, Tone> = { Public: 'good', Private: 'alarm', Protected: 'notice' };
const ICONS = { Public: null, Private: <Lock aria-hidden />, Protected: <LockKeyhole aria-hidden /> };

/** Who gets in, as a word with a colour and, where a password is asked for, a lock. */
export function AuthTag({ auth }: { auth: TrainingAuth }) {
  const t = useText(TEXT);
  return (
    <Tip label={t(`${auth}Tip`)}>
      <Badge tone={TONES[auth]} icon={ICONS[auth]}>
        {t(auth)}
      </Badge>
    </Tip>
  );
}

/** The category of a training in its colour; nothing without one. */
export function CategoryTag({ categoryName, categoryColor }: Pick<TrainingRow, 'categoryName' | 'categoryColor'>) {
  if (categoryName === null || categoryColor === null) return null;
  return (
    <TagChip color={categoryColor}>
      <ColoredWord color={categoryColor}>{categoryName}</ColoredWord>
    </TagChip>
  );
}
