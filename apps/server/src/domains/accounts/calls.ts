import type { Implementation } from '../../platform/http/call.ts';
import { captchaCalls } from './challenges/captcha.ts';
import { slidePuzzleCalls } from './challenges/slide-puzzle.ts';
import { checkInCalls } from './check-in.ts';
import { ownSessionCalls } from './own-sessions.ts';
import { passwordResetCalls } from './password-reset.ts';
import { peopleCalls } from './people.ts';
import { profileCalls } from './profile.ts';
import { settingsCalls } from './settings.ts';
import { signInCalls } from './sign-in.ts';
import { signUpCalls } from './sign-up.ts';
import { usersAdminCalls } from './users-admin.ts';

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
  ...usersAdminCalls,
];
