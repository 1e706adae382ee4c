import type { AnyOp, SentOf } from '@assay/contract/op.ts';
import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { download } from '../../lib/call.ts';
import { saveFile } from '../../lib/files/save-file.ts';

interface DownloadButtonProps<O extends AnyOp> {
  op: O;
  input: SentOf<O>;
  label: string;
}

/** Saves what a call answers as a file. */
export async function downloadFile<O extends AnyOp>(op: O, input: SentOf<O>) {
  const file = await download(op, input).catch(() => null);
  if (file) saveFile(file.blob, file.name);
}

/** A button that saves what a call answers as a file. */
export function DownloadButton<O extends AnyOp>({ op, input, label }: DownloadButtonProps<O>) {
  return (
    <Button
      variant="default"
      leftSection={<Download size={16} aria-hidden />}
      onClick={() => void downloadFile(op, input)}
    >
      {label}
    </Button>
  );
}
