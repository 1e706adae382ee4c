import {
  PACKAGE_BYTES_MAX,
  type PackageFormat,
  previewProblemPackage,
  uploadProblemPackage,
} from '@assay/contract/authoring/transfer.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { useEffect, useRef, useState } from 'react';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';

export type Preview = DataOf<typeof previewProblemPackage>;

export type PackageState =
  | { is: 'idle' }
  | { is: 'sending'; name: string; share: number }
  | { is: 'reading'; name: string }
  | { is: 'failed'; name: string; reason: string; packageKey: string | null }
  | { is: 'ready'; name: string; packageKey: string; preview: Preview };

/** A package on its way to the site, or to a group: sent, read, and shown with its report. Another file ends the one before. */
export function usePackage(gid: number | null) {
  const place = gid === null ? {} : { gid };
  const [state, setState] = useState<PackageState>({ is: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const stop = () => {
    running.current?.abort();
    running.current = null;
    setState({ is: 'idle' });
  };

  const begin = () => {
    stop();
    const aborter = new AbortController();
    running.current = aborter;
    return aborter;
  };

  const fail = (aborter: AbortController, name: string, packageKey: string | null) => (error: unknown) => {
    if (aborter.signal.aborted) return;
    setState({ is: 'failed', name, packageKey, reason: isApiError(error) ? error.msg : String(error) });
  };

  const read = async (aborter: AbortController, name: string, packageKey: string, format: PackageFormat | null) => {
    setState({ is: 'reading', name });
    const { signal } = aborter;
    const preview = await call(previewProblemPackage, { packageKey, format, ...place }, { quiet: true, signal });
    if (!signal.aborted) setState({ is: 'ready', name, packageKey, preview });
  };

  const send = async (file: File) => {
    const aborter = begin();
    const { signal } = aborter;
    setState({ is: 'sending', name: file.name, share: 0 });
    const form = new FormData();
    form.append('file', file);
    let packageKey: string | null = null;
    try {
      if (file.size > PACKAGE_BYTES_MAX) throw new Error(`${file.name}: > ${PACKAGE_BYTES_MAX / 1024 ** 3} GB`);
      const uploaded = await call(uploadProblemPackage, place, {
        form,
        quiet: true,
        signal,
        onProgress: (sent, total) => {
          if (signal.aborted) return;
          setState({ is: 'sending', name: file.name, share: total > 0 ? sent / total : 0 });
        },
      });
      packageKey = uploaded.packageKey;
      await read(aborter, file.name, packageKey, null);
    } catch (error) {
      fail(aborter, file.name, packageKey)(error);
    }
  };

  /** Reads an upload again, as this format or as what its content says. */
  const readAs = async (name: string, packageKey: string, format: PackageFormat | null) => {
    const aborter = begin();
    await read(aborter, name, packageKey, format).catch(fail(aborter, name, packageKey));
  };

  return { state, send, readAs, stop };
}
