import { Button, FileButton, Progress } from '@mantine/core';
import { FileArchive, Upload } from 'lucide-react';
import { useState } from 'react';
import styles from './drop-zone.module.css';

interface DropZoneProps {
  title: string;
  hint: string;
  /** What the button says that opens the choice of files. */
  choose: string;
  accept: string;
  onFile: (file: File) => void;
  /** A file on its way, shown instead of the invitation. */
  sending: SendingProps | null;
}

interface SendingProps {
  title: string;
  /** What the bar stands for. */
  label: string;
  percent: number;
  animated: boolean;
  stop: string;
  onStop: () => void;
}

/** Where a file is dropped or chosen, and how far it has come. */
export function DropZone({ title, hint, choose, accept, onFile, sending }: DropZoneProps) {
  const [over, setOver] = useState(false);
  const take = (file: File | null | undefined) => {
    if (file) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for pointers; the button inside is for all
    <div
      className={styles.zone}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      {sending ? (
        <Sending {...sending} />
      ) : (
        <>
          <FileArchive size={28} aria-hidden className={styles.mark} />
          <p className={styles.title}>{title}</p>
          <p className={styles.hint}>{hint}</p>
          <FileButton accept={accept} onChange={take}>
            {(props) => (
              <Button {...props} variant="default" size="xs" leftSection={<Upload aria-hidden />}>
                {choose}
              </Button>
            )}
          </FileButton>
        </>
      )}
    </div>
  );
}

function Sending({ title, label, percent, animated, stop, onStop }: SendingProps) {
  return (
    <>
      <p className={styles.title} role="status">
        {title}
      </p>
      <Progress className={styles.progress ?? ''} value={percent} animated={animated} aria-label={label} />
      <p className={styles.hint}>{percent}%</p>
      <Button variant="default" size="xs" onClick={onStop}>
        {stop}
      </Button>
    </>
  );
}
