import { uploadProblemPackage } from '@assay/contract/authoring/transfer.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { previewTrainingImport } from '@assay/contract/trainings/share.ts';
import { useEffect, useRef, useState } from 'react';
import { isApiError } from '../../../../lib/api-error.ts';
import { call } from '../../../../lib/call.ts';

export type ReadTraining = DataOf<typeof previewTrainingImport>;

type FileState =
  | { is: 'idle' }
  | { is: 'sending'; name: string; share: number }
  | { is: 'reading'; name: string }
  | { is: 'failed'; name: string; reason: string }
  | { is: 'ready'; name: string; packageKey: string; training: ReadTraining };

/** The file of a training on its way to the site, or to a group. Another file ends the one before. */
export function useTrainingFile(gid: number | null) {
  const place = gid === null ? {} : { gid };
  const [state, setState] = useState<FileState>({ is: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const stop = () => {
    running.current?.abort();
    setState({ is: 'idle' });
  };

  const send = async (file: File) => {
    stop();
    const aborter = new AbortController();
    running.current = aborter;
    const { signal } = aborter;
    const { name } = file;
    const say = (next: FileState) => !signal.aborted && setState(next);
    say({ is: 'sending', name, share: 0 });
    const form = new FormData();
    form.append('file', file);
    const onProgress = (sent: number, total: number) =>
      void say({ is: 'sending', name, share: total > 0 ? sent / total : 0 });
    try {
      const { packageKey } = await call(uploadProblemPackage, place, { form, quiet: true, signal, onProgress });
      say({ is: 'reading', name });
      const training = await call(previewTrainingImport, { packageKey, ...place }, { quiet: true, signal });
      say({ is: 'ready', name, packageKey, training });
    } catch (error) {
      say({ is: 'failed', name, reason: isApiError(error) ? error.msg : String(error) });
    }
  };

  return { state, send, stop };
}
