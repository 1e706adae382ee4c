import { PersonDiscussions } from '../discussions/person-discussions.tsx';
import type { Profile } from './tabs.ts';

/** The discussions that a person began. */
export const ProfileDiscussions = ({ profile: { uid } }: { profile: Profile }) => <PersonDiscussions uid={uid} />;
