import { StartedTrainings } from '../trainings/progress/started-trainings.tsx';
import type { Profile } from './tabs.ts';

/** How far the person is in trainings of the site. */
export const ProfileTrainings = ({ profile: { uid } }: { profile: Profile }) => <StartedTrainings uid={uid} />;
