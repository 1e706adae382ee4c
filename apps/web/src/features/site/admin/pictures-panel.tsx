import {
  deleteSitePicture,
  getHomeBackground,
  getHomeCarousel,
  getSitePictures,
  SITE_PICTURE_LINK_MAX,
  SITE_PICTURE_NAME_MAX,
  type SitePicture,
  type SitePictureKind,
  updateSitePicture,
  uploadSitePicture,
} from '@assay/contract/site/pictures.ts';
import { ActionIcon, Group, Stack, Switch, TextInput } from '@mantine/core';
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../lib/call.ts';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { Confirm } from '../../../ui/dialogs/confirm.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FormFoot } from '../../../ui/form/form-foot.tsx';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { Panel } from '../../../ui/panel.tsx';
import { PictureButton } from '../../../ui/upload/picture-button.tsx';
import styles from './pictures.module.css';
import { TEXT } from './text.ts';

const reread = () => refresh(getSitePictures, getHomeCarousel, getHomeBackground);

/** Pictures of the carousel or for backgrounds: added, named, ordered, shown and hidden (HOME-8). */
export function PicturesPanel({ kind }: { kind: SitePictureKind }) {
  const t = useText(TEXT);
  const { data } = useCall(getSitePictures, { kind });
  const send = async (form: FormData) => {
    await call(uploadSitePicture, { kind }, { form });
    toast.success(t('pictureAdded'));
    await reread();
  };
  return (
    <Panel
      flush
      title={t(kind)}
      aside={
        <PictureButton size="xs" variant="default" send={send}>
          {t('addPicture')}
        </PictureButton>
      }
    >
      {data?.length === 0 && <EmptyState text={t('noPictures')} hint={t(`${kind}Hint`)} />}
      <ul className={styles.list}>
        {data?.map((one, at) => (
          <Row key={one.id} one={one} all={data} at={at} />
        ))}
      </ul>
    </Panel>
  );
}

interface RowProps {
  one: SitePicture;
  all: readonly SitePicture[];
  at: number;
}

function Row({ one, all, at }: RowProps) {
  const t = useText(TEXT);
  const [edits, setEdits] = useState(false);
  const [removes, setRemoves] = useState(false);
  const update = useAction(updateSitePicture, { onSuccess: reread });
  const remove = useAction(deleteSitePicture, { onSuccess: reread });
  const name = one.name || t('pictureNumber', { number: at + 1 });
  const move = async (step: -1 | 1) => {
    const order = all.filter(({ id }) => id !== one.id);
    order.splice(at + step, 0, one);
    for (const [seq, { id, name, link, visible, seq: before }] of order.entries()) {
      if (seq !== before) await update.mutateAsync({ id, name, link, visible, seq });
    }
  };
  const { kind: _, url, ...values } = one;
  return (
    <li className={styles.row}>
      <img className={styles.picture} src={url} alt="" loading="lazy" />
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        {one.link && <span className={styles.link}>{one.link}</span>}
      </div>
      <Switch
        size="sm"
        aria-label={t('showPicture', { name })}
        checked={one.visible}
        disabled={update.isPending}
        onChange={(event) => update.mutate({ ...values, visible: event.currentTarget.checked })}
      />
      <Group gap={2} wrap="nowrap">
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('moveUp', { name })}
          disabled={at === 0}
          onClick={() => void move(-1)}
        >
          <ArrowUp aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('moveDown', { name })}
          disabled={at === all.length - 1}
          onClick={() => void move(1)}
        >
          <ArrowDown aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('editPicture', { name })}
          onClick={() => setEdits(true)}
        >
          <Pencil aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="red"
          aria-label={t('deletePicture', { name })}
          onClick={() => setRemoves(true)}
        >
          <Trash2 aria-hidden />
        </ActionIcon>
      </Group>
      <Dialog opened={edits} onClose={() => setEdits(false)} title={t('editPicture', { name })}>
        <PictureForm one={one} onClose={() => setEdits(false)} />
      </Dialog>
      <Confirm
        opened={removes}
        onClose={() => setRemoves(false)}
        title={t('deletePicture', { name })}
        action={t('delete')}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id: one.id })}
      >
        {t('deletePictureAsk')}
      </Confirm>
    </li>
  );
}

function PictureForm({ one, onClose }: { one: SitePicture; onClose: () => void }) {
  const t = useText(TEXT);
  const { submit, box, isSaving } = useSaveForm(updateSitePicture, {
    initial: { name: one.name, link: one.link },
    labels: { name: t('pictureName'), link: t('pictureLink') },
    inputOf: ({ name, link }) => ({ id: one.id, visible: one.visible, seq: one.seq, name, link }),
    onSaved: async () => {
      onClose();
      await reread();
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          {...box('name')}
          maxLength={SITE_PICTURE_NAME_MAX}
          description={t('pictureNameHint')}
          data-autofocus
        />
        {one.kind === 'carousel' && (
          <TextInput {...box('link')} type="url" maxLength={SITE_PICTURE_LINK_MAX} placeholder="https://" />
        )}
      </Stack>
      <FormFoot onClose={onClose} isSaving={isSaving} />
    </form>
  );
}
