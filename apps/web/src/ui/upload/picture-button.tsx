import { Button, type ButtonProps, FileButton } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { lazyDialog } from '../lazy-part.tsx';

const CropDialog = lazyDialog(() => import('./crop-dialog.tsx').then((module) => module.CropDialog));

interface PictureButtonProps extends ButtonProps {
  /** Sends the multipart body of a call that takes a picture; a refusal has been announced by the call. */
  send: (form: FormData) => Promise<void>;
  /** Both edges of a square that is chosen from the picture and sent in its place. */
  cropSide?: number;
  /** Whether a chosen file may be sent, which says why not where it may not. */
  admits?: (file: File) => boolean;
  accept?: string;
  children: ReactNode;
}

/** Picks a picture, lets a square of it be chosen where one is needed, and sends it. */
export function PictureButton({ send, cropSide, admits, accept = 'image/*', children, ...rest }: PictureButtonProps) {
  const [sending, setSending] = useState(false);
  const [picked, setPicked] = useState<File | null>(null);
  const reset = useRef<() => void>(null);
  const sendPicture = async (picture: Blob, name: string) => {
    setPicked(null);
    setSending(true);
    try {
      const form = new FormData();
      form.set('image', picture, name);
      await send(form);
    } catch {
      // the call has said why
    } finally {
      setSending(false);
    }
  };
  const pick = (file: File | null) => {
    // so that the same file can be picked again
    reset.current?.();
    if (!file || admits?.(file) === false) return;
    if (cropSide) setPicked(file);
    else void sendPicture(file, file.name);
  };
  return (
    <>
      <FileButton accept={accept} resetRef={reset} onChange={pick}>
        {(props) => (
          <Button {...props} {...rest} loading={sending}>
            {children}
          </Button>
        )}
      </FileButton>
      {picked && cropSide && (
        <CropDialog
          file={picked}
          side={cropSide}
          onCrop={(square) => void sendPicture(square, square === picked ? picked.name : 'picture.png')}
          onClose={() => setPicked(null)}
        />
      )}
    </>
  );
}
