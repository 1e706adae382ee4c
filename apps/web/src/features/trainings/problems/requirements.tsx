import type { TrainingSection } from '@assay/contract/trainings/problems.ts';
import { useText } from '../../../lib/text.ts';
import { TEXT } from '../text.ts';

/** What opens a section, as far as it is not done. */
export function Requirements({ requires }: Pick<TrainingSection, 'requires'>) {
  const t = useText(TEXT);
  return requires
    .filter(({ solved, needed }) => solved < needed)
    .map(({ title, place, solved, needed }) => (
      <small key={place}>
        {t('opensBy', { title: title || t('section', { place }), missing: needed - solved, solved, needed })}
      </small>
    ));
}
