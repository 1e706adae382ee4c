import type { GroupRow } from '@assay/contract/groups/group.ts';
import { CalendarClock, Users } from 'lucide-react';
import { formatMoment } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { UserLink } from '../../../ui/people/user-link.tsx';
import { LoginLink } from '../../accounts/sign-in/login-link.tsx';
import { GroupPicture } from '../group-picture.tsx';
import { GroupTags } from '../group-tags.tsx';
import { briefOf } from '../group-words.ts';
import { TEXT } from '../text.ts';
import styles from './group-cards.module.css';

/** Groups as cards; opening one needs a login (GRP-1). */
export function GroupCards({ groups }: { groups: readonly GroupRow[] }) {
  return (
    <ul className={styles.cards}>
      {groups.map((group) => (
        <GroupCard key={group.id} group={group} />
      ))}
    </ul>
  );
}

function GroupCard({ group }: { group: GroupRow }) {
  const t = useText(TEXT);
  const open = paths.group(group.id);
  return (
    <li className={styles.card}>
      <GroupPicture group={group} size={56} />
      <div className={styles.body}>
        <h2 className={styles.name}>
          <LoginLink className={styles.open} href={open}>
            {group.name}
          </LoginLink>
        </h2>
        {group.brief !== '' && <p className={styles.brief}>{briefOf(group)}</p>}
        <div className={styles.tags}>
          <GroupTags auth={group.auth} visible={group.visible} />
          <span className={styles.short}>{group.shortName}</span>
        </div>
      </div>
      <p className={styles.facts}>
        <span className={styles.owner}>
          {group.uid === null ? t('ownerGone') : <UserLink uid={group.uid} username={group.owner} />}
        </span>
        <span>
          <Users aria-hidden /> {t('memberCount', { count: group.memberCount })}
        </span>
        <span>
          <CalendarClock aria-hidden />
          <span className="tnum">{formatMoment(group.gmtCreate).slice(0, 10)}</span>
        </span>
      </p>
    </li>
  );
}
