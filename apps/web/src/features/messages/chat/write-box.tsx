import { uploadMarkdownImage } from '@assay/contract/files/markdown-files.ts';
import { CHAT_MAX } from '@assay/contract/messages/bounds.ts';
import { ActionIcon, Button, Textarea } from '@mantine/core';
import { ImagePlus, SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { call } from '../../../lib/call.ts';
import { useIsAdmin } from '../../../lib/roles.ts';
import { useDraftText } from '../../../lib/storage/draft-text.ts';
import { useText } from '../../../lib/text.ts';
import { Tip } from '../../../ui/tip/tip.tsx';
import classes from './chat.module.css';
import type { Peer } from './dialog-state.ts';
import { TEXT } from './text.ts';

interface WriteBoxProps {
  peer: Peer;
  /** @returns the text when it was refused, so that it is not lost */
  onSend: (content: string) => Promise<string | null>;
}

/** Where a message is written; Enter sends it, but not while characters are being composed. */
export function WriteBox({ peer, onSend }: WriteBoxProps) {
  const t = useText(TEXT);
  const [text, setText] = useDraftText(`chat:${peer.uid}`);
  const isTooLong = text.length > CHAT_MAX;
  const send = () => {
    const content = text.trim();
    if (content === '' || isTooLong) return;
    setText('');
    void onSend(content).then((refused) => refused !== null && setText(refused));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={classes.box}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Textarea
        aria-label={t('box')}
        placeholder={t('box')}
        autosize
        minRows={1}
        maxRows={8}
        value={text}
        error={isTooLong && t('tooLong', { max: CHAT_MAX, length: text.length })}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={press}
        data-autofocus
      />
      <div className={classes.boxFoot}>
        <PictureUpload gid={peer.gid} onStored={(link) => setText(`${text}${text === '' ? '' : '\n'}![](${link})\n`)} />
        <span className={classes.hint}>{t('hint')}</span>
        <Button type="submit" rightSection={<SendHorizontal aria-hidden />} disabled={text.trim() === '' || isTooLong}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}

/** Puts a picture into a message, for those who may upload one: administrators, and admins of the group from which is written. */
function PictureUpload({ gid, onStored }: { gid: number | undefined; onStored: (link: string) => void }) {
  const t = useText(TEXT);
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  if (!useIsAdmin()) return null;
  const upload = async (file: File | undefined) => {
    if (!file) return;
    const form = new FormData();
    form.append('image', file);
    setBusy(true);
    try {
      onStored((await call(uploadMarkdownImage, gid ? { gid } : {}, { form })).link);
    } catch {
      // the failure was announced already
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Tip label={t('picture')}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          loading={isBusy}
          aria-label={t('picture')}
          onClick={() => input.current?.click()}
        >
          <ImagePlus aria-hidden />
        </ActionIcon>
      </Tip>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/gif,image/webp,image/bmp"
        onChange={(event) => {
          void upload(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
