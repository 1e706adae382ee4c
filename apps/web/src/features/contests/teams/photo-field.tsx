import { PHOTO_MAX_MB, removeContestPhoto, uploadContestPhoto } from '@assay/contract/contests/photos.ts';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../../lib/call.ts';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { useAction } from '../../../lib/use-call.ts';
import { PictureButton } from '../../../ui/upload/picture-button.tsx';
import styles from './teams.module.css';
import { TEXT } from './text.ts';

interface PhotoFieldProps {
  cid: number;
  /** The line of the board, for those who run the contest; the own team's without one. */
  line?: number;
  /** Whose photo it is, in words. */
  name: string;
  photo: string | null;
  onChanged: () => void;
}

/** The photo that the scroll board shows of a line; a change is kept at once. */
export function PhotoField({ cid, line, name, photo: stored, onChanged }: PhotoFieldProps) {
  const t = useText(TEXT);
  const [photo, setPhoto] = useState(stored);
  const changed = (next: string | null) => {
    setPhoto(next);
    toast.success(t('done'));
    onChanged();
  };
  const which = { cid, ...(line !== undefined && { line }) };
  const remove = useAction(removeContestPhoto, { onSuccess: () => changed(null) });
  return (
    <div className={styles.photo}>
      {photo && <img src={photo} alt={t('photoOf', { name })} />}
      <Group gap="xs">
        <PictureButton
          size="compact-md"
          variant="default"
          send={async (form) => changed((await call(uploadContestPhoto, which, { form })).url)}
        >
          {t(photo ? 'photoReplace' : 'photoPick')}
        </PictureButton>
        {photo && (
          <Button
            size="compact-md"
            variant="subtle"
            color="red"
            loading={remove.isPending}
            onClick={() => remove.mutate(which)}
          >
            {t('photoDrop')}
          </Button>
        )}
      </Group>
      <p className={styles.soft}>{t('photoHint', { max: PHOTO_MAX_MB })}</p>
    </div>
  );
}
