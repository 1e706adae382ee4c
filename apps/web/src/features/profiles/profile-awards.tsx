import { PersonAwards } from '../certificates/person-awards.tsx';
import type { Profile } from './tabs.ts';

/** Prizes and certificates of the person. */
export function ProfileAwards({ profile: { prizes, certificateList }, own }: { profile: Profile; own: boolean }) {
  return <PersonAwards prizes={prizes} certificates={certificateList} own={own} />;
}
