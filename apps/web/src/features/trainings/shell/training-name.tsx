import { EyeOff, Users } from 'lucide-react';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Link } from '../../../ui/link.tsx';
import { Tip } from '../../../ui/tip/tip.tsx';
import { TEXT } from '../text.ts';
import { AuthTag, CategoryTag } from '../training-tags.tsx';
import styles from './shell.module.css';
import type { Training } from './use-training.ts';

interface TrainingNameProps {
  training: Training;
  /** The address of its introduction. */
  base: string;
  isHeading: boolean;
  /** Kind and category beside the name, where nothing below tells them. */
  withTags: boolean;
}

/** The name of a training with what kind it is. */
export function TrainingName({ training, base, isHeading, withTags }: TrainingNameProps) {
  const t = useText(TEXT);
  const { gid, groupName, title, auth, status } = training;
  const name = (
    <Link href={base} className={styles.name} title={title}>
      {title}
    </Link>
  );
  return (
    <div className={styles.line}>
      {gid !== null && !isHeading && (
        <Tip label={t('ofGroup', { name: groupName ?? '' })}>
          <Link href={paths.groupTrainings(gid)} className={styles.group}>
            <Users size={15} aria-hidden />
            <bdi>{groupName}</bdi>
          </Link>
        </Tip>
      )}
      {isHeading ? <h1 className={styles.heading}>{name}</h1> : name}
      {isHeading && (
        <span className={styles.tags}>
          {withTags && <AuthTag auth={auth} />}
          {withTags && <CategoryTag {...training} />}
          {!status && (
            <Tip label={t('hiddenTip')}>
              <Badge icon={<EyeOff aria-hidden />}>{t('hidden')}</Badge>
            </Tip>
          )}
        </span>
      )}
    </div>
  );
}
