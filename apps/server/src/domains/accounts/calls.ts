import type { Implementation } from '../../platform/http/call.ts';
import { editUserCalls } from './administration/edit-user.ts';
import { generateUserCalls } from './administration/generate-users.ts';
import { importUserCalls } from './administration/import-users.ts';
import { listUserCalls } from './administration/list-users.ts';
import { userDetailsCalls } from './administration/user-details.ts';
import { userStateCalls } from './administration/user-states.ts';
import { captchaCalls } from './challenges/captcha.ts';
import { slidePuzzleCalls } from './challenges/slide-puzzle.ts';
import { leavingCalls } from './leaving/leaving.ts';
import { checkInCalls } from './profile/check-in.ts';
import { profileCalls } from './profile/profile.ts';
import { settingsCalls } from './profile/settings.ts';
import { ownSessionCalls } from './sign-in/own-sessions.ts';
import { passwordResetCalls } from './sign-in/password-reset.ts';
import { signInCalls } from './sign-in/sign-in.ts';
import { signUpCalls } from './sign-in/sign-up.ts';
import { peopleCalls } from './users/people.ts';

export const accountsCalls: readonly Implementation[] = [
  ...signInCalls,
  ...captchaCalls,
  ...slidePuzzleCalls,
  ...checkInCalls,
  ...ownSessionCalls,
  ...passwordResetCalls,
  ...peopleCalls,
  ...profileCalls,
  ...settingsCalls,
  ...signUpCalls,
  ...listUserCalls,
  ...editUserCalls,
  ...importUserCalls,
  ...generateUserCalls,
  ...userStateCalls,
  ...leavingCalls,
  ...userDetailsCalls,
];
