import { Button, type ButtonProps, FileButton } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';

interface PictureButtonProps extends ButtonProps {
  /** Sends the multipart body of a call that takes a picture; a refusal has been announced by the call. */
  send: (form: FormData) => Promise<void>;
  children: ReactNode;
}

/** Picks a picture and sends it at once. */
export function PictureButton({ send, children, ...look }: PictureButtonProps) {
  const [sending, setSending] = useState(false);
  const reset = useRef<() => void>(null);
  const pick = async (file: File | null) => {
    if (!file) return;
    setSending(true);
    try {
      const form = new FormData();
      form.set('image', file);
      await send(form);
    } catch {
      // the call has said why
    } finally {
      setSending(false);
      // so that the same file can be picked again
      reset.current?.();
    }
  };
  return (
    <FileButton accept="image/*" resetRef={reset} onChange={(file) => void pick(file)}>
      {(props) => (
        <Button {...props} {...look} loading={sending}>
          {children}
        </Button>
      )}
    </FileButton>
  );
}
