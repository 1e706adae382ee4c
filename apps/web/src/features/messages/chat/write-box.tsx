import { CHAT_MAX } from '@assay/contract/messages/bounds.ts';
import { ActionIcon, Button, Textarea } from '@mantine/core';
import { ImagePlus, SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useDraftText } from '../../../lib/storage/draft-text.ts';
import { useText } from '../../../lib/text.ts';
import { Tip } from '../../../ui/tip/tip.tsx';
import { SendingList } from '../../markdown/upload/sending-list.tsx';
import { useUploads } from '../../markdown/upload/use-uploads.ts';
import classes from './chat.module.css';
import type { Peer } from './dialog-state.ts';
import { TEXT } from './text.ts';

interface WriteBoxProps {
  peer: Peer;
  /** @returns the text when it was refused, so that it is not lost */
  onSend: (content: string) => Promise<string | null>;
}

/**
 * Where a message is written; Enter sends it, but not while characters are being composed. Who may upload pictures pastes, drops
 * or chooses them.
 */
export function WriteBox({ peer, onSend }: WriteBoxProps) {
  const t = useText(TEXT);
  const [text, setText] = useDraftText(`chat:${peer.uid}`);
  const area = useRef<HTMLTextAreaElement>(null);
  const { rights, sendings, send: upload, drop } = useUploads(area, setText);
  const isTooLong = text.length > CHAT_MAX;
  // a picture on its way stands for itself in the text until it has an address
  const isWaiting = sendings.some(({ error }) => error === null);
  const mayNot = text.trim() === '' || isTooLong || isWaiting;
  const send = () => {
    if (mayNot) return;
    setText('');
    void onSend(text.trim()).then((refused) => refused !== null && setText(refused));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  /** Takes the files of a paste or a drop; text goes its usual way. */
  const take = (event: { preventDefault(): void }, { files }: DataTransfer) => {
    if (!rights.images || files.length === 0) return;
    event.preventDefault();
    upload(files);
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
        ref={area}
        aria-label={t('box')}
        placeholder={t('box')}
        autosize
        minRows={1}
        maxRows={8}
        value={text}
        error={isTooLong && t('tooLong', { max: CHAT_MAX, length: text.length })}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={press}
        onPaste={(event) => take(event, event.clipboardData)}
        onDragOver={(event) => rights.images && event.dataTransfer.types.includes('Files') && event.preventDefault()}
        onDrop={(event) => take(event, event.dataTransfer)}
        data-autofocus
      />
      <SendingList sendings={sendings} onDrop={drop} />
      <div className={classes.boxFoot}>
        {rights.images && <PictureButton onChosen={upload} />}
        <span className={classes.hint}>{t('hint')}</span>
        <Button type="submit" rightSection={<SendHorizontal aria-hidden />} disabled={mayNot}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}

function PictureButton({ onChosen }: { onChosen: (files: FileList) => void }) {
  const t = useText(TEXT);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Tip label={t('picture')}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
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
          if (event.currentTarget.files) onChosen(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
