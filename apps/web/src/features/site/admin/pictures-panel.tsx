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
import { Stack, TextInput } from '@mantine/core';
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
import { Pending } from '../../../ui/pending/pending.tsx';
import { PictureButton } from '../../../ui/upload/picture-button.tsx';
import { HomeEntry } from './home-entry.tsx';
import styles from './pictures.module.css';
import { TEXT } from './text.ts';

const reread = () => refresh(getSitePictures, getHomeCarousel, getHomeBackground);

/** Pictures of the carousel or for backgrounds: added, named, ordered, shown and hidden (HOME-8). */
export function PicturesPanel({ kind }: { kind: SitePictureKind }) {
  const t = useText(TEXT);
  const { data, isPending } = useCall(getSitePictures, { kind });
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
      {isPending && <Pending />}
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
    <HomeEntry
      name={name}
      note={one.link}
      picture={url}
      shown={{
        label: t('showPicture', { name }),
        value: one.visible,
        isBusy: update.isPending,
        onChange: (visible) => update.mutate({ ...values, visible }),
      }}
      isFirst={at === 0}
      isLast={at === all.length - 1}
      onMove={(by) => void move(by)}
      edit={{ label: t('editPicture', { name }), onClick: () => setEdits(true) }}
      remove={{ label: t('deletePicture', { name }), onClick: () => setRemoves(true) }}
    >
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
    </HomeEntry>
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
