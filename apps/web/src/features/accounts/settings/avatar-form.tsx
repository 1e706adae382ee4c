import { uploadAvatar } from '@assay/contract/accounts/settings.ts';
import type { UserInfo } from '@assay/contract/accounts/user.ts';
import { useState } from 'react';
import { call } from '../../../lib/call.ts';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { setUser } from '../../../lib/token.ts';
import { UserAvatar } from '../../../ui/people/user-avatar.tsx';
import { PictureButton } from '../../../ui/upload/picture-button.tsx';
import classes from './settings.module.css';
import { TEXT } from './text.ts';

const TYPES = ['gif', 'jpg', 'jpeg', 'png', 'bmp', 'webp'];
/** As the server stores it. */
const AVATAR_SIDE = 256;
const MAX_BYTES = 2 * 1024 * 1024;

/** Why a file cannot become the picture, before it is sent (ACC-22). */
export function refuseAvatar(file: { name: string; size: number }): 'avatarType' | 'avatarSize' | null {
  const type = file.name.split('.').pop()?.toLowerCase() ?? '';
  if (!TYPES.includes(type)) return 'avatarType';
  return file.size > MAX_BYTES ? 'avatarSize' : null;
}

/** The picture and its upload. */
export function AvatarForm({ user }: { user: UserInfo }) {
  const say = useText(TEXT);
  const [refusal, setRefusal] = useState<string | null>(null);
  const admits = (file: File) => {
    const refused = refuseAvatar(file);
    setRefusal(refused && say(refused));
    return refused === null;
  };
  const send = async (form: FormData) => {
    setUser(await call(uploadAvatar, {}, { form }));
    toast.success(say('avatarSaved'));
  };
  return (
    <div className={classes.avatar}>
      <UserAvatar username={user.username} src={user.avatar} size={72} />
      <div>
        <PictureButton
          variant="default"
          aria-describedby="avatar-rules"
          accept={TYPES.map((type) => `.${type}`).join(',')}
          cropSide={AVATAR_SIDE}
          admits={admits}
          send={send}
        >
          {say('avatarChoose')}
        </PictureButton>
        <p id="avatar-rules" className={classes.hint}>
          {say('avatarRules')}
        </p>
        <p role="alert" className={classes.refusal}>
          {refusal}
        </p>
      </div>
    </div>
  );
}
