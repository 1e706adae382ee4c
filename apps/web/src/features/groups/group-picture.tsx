import type { GroupRow } from '@assay/contract/groups/group.ts';
import styles from './group-picture.module.css';

/** A group's picture, or the beginning of its short name. */
export function GroupPicture({ group, size }: { group: Pick<GroupRow, 'avatar' | 'shortName'>; size: number }) {
  const edge = { width: size, height: size };
  if (group.avatar) return <img className={styles.picture} src={group.avatar} alt="" {...edge} loading="lazy" />;
  return (
    <span className={styles.mark} style={{ ...edge, fontSize: size * 0.4 }} aria-hidden>
      {[...group.shortName].slice(0, 2).join('').toUpperCase()}
    </span>
  );
}
