import type { TrainingSection } from '@assay/contract/trainings/problems.ts';
import { useText } from '../../../lib/text.ts';
import { Requirement } from '../../sections/requirement.tsx';
import { TEXT } from '../text.ts';

/** What opens a section, as far as it is not done. */
export function Requirements({ requires }: Pick<TrainingSection, 'requires'>) {
  const t = useText(TEXT);
  return requires
    .filter(({ solved, needed }) => solved < needed)
    .map(({ title, place, solved, needed }) => (
      <Requirement key={place} title={title || t('section', { place })} solved={solved} needed={needed} />
    ));
}
