import { changeTheme, changeUserInfo } from '@assay/contract/accounts/settings.ts';
import { fail } from '@assay/contract/errors.ts';
import type { InputOf } from '@assay/contract/op.ts';
import { isReservedName } from '@assay/contract/person-names.ts';
import { isAdminRole } from '@assay/contract/roles.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { InvalidInput } from '../../../platform/http/envelope.ts';
import { loadUserInfo } from '../users/user-info.ts';
import { isBackground, updateProfile } from '../users/users.queries.ts';

/** Writes exactly the columns that the profile form has; whatever else was sent is not there any more. */
async function setUserInfo(call: Call, { cfUsername, ...profile }: InputOf<typeof changeUserInfo>) {
  const { uid, role } = viewerOf(call);
  if (isReservedName(profile.nickname) && !isAdminRole(role)) {
    // who has it already is not kept from changing the rest
    const { nickname } = await loadUserInfo(call, uid);
    if (nickname !== profile.nickname) fail('account.nicknameReserved');
  }
  await updateProfile(call.db, uid, { ...profile, cf_username: cfUsername }, call.clock.now());
  return loadUserInfo(call, uid);
}

const NO_PICTURE = { en: 'this picture does not exist', zh: '该图片不存在' };

async function setTheme(call: Call, { themeColor, bgImgId, cardStyle }: InputOf<typeof changeTheme>) {
  const { uid } = viewerOf(call);
  if (bgImgId !== null && !(await isBackground(call.db, bgImgId)))
    throw new InvalidInput('bgImgId', NO_PICTURE[call.lang]);
  const theme = { theme_color: themeColor, bg_id: bgImgId, card_style: cardStyle };
  await updateProfile(call.db, uid, theme, call.clock.now());
  return loadUserInfo(call, uid);
}

export const profileCalls: Implementation[] = [
  implement(changeUserInfo, setUserInfo),
  implement(changeTheme, setTheme),
];
