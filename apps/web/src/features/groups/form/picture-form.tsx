import { uploadGroupAvatar } from '@assay/contract/groups/groups.ts';
import { call } from '../../../lib/call.ts';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { PictureButton } from '../../../ui/upload/picture-button.tsx';
import { GroupPicture } from '../group-picture.tsx';
import { groupChanged } from '../shell/use-group.ts';
import { TEXT } from '../text.ts';
import styles from './form.module.css';

const PICTURE_SIDE = 200;

/** The picture of a group and its upload. */
export function PictureForm({ group }: { group: { id: number; avatar: string | null; shortName: string } }) {
  const t = useText(TEXT);
  const send = async (form: FormData) => {
    await call(uploadGroupAvatar, { gid: group.id }, { form });
    toast.success(t('pictureSaved'));
    await groupChanged();
  };
  return (
    <div className={styles.picture}>
      <GroupPicture group={group} size={88} />
      <div>
        <PictureButton variant="default" send={send} cropSide={PICTURE_SIDE}>
          {t('choosePicture')}
        </PictureButton>
        <p className={styles.rules}>{t('pictureRules')}</p>
      </div>
    </div>
  );
}
