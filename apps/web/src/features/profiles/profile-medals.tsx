import { PersonMedals } from '../medals/own-medals.tsx';
import type { Profile } from './tabs.ts';

/** The medals of the person. */
export function ProfileMedals({ profile: { uid }, own }: { profile: Profile; own: boolean }) {
  return <PersonMedals uid={uid} own={own} />;
}
