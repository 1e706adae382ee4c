import { UPLOAD_BYTES_MAX, uploadTestcaseZip } from '@assay/contract/authoring/testdata.ts';
import type { CaseMode } from '@assay/contract/problems/problem.ts';
import { useEffect, useRef, useState } from 'react';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { readZipTexts } from '../../../lib/files/read-zip-entry.ts';
import { toast } from '../../../lib/notices.ts';
import { say } from '../../../lib/text.ts';
import type { UploadAnswer, UploadedCases } from '../form/problem-form.ts';
import { TEXT } from './text.ts';

export type UploadState =
  | { is: 'idle' }
  | { is: 'sending'; name: string; share: number }
  | { is: 'failed'; reason: string };

const rowsOf = ({ fileList }: UploadAnswer): UploadedCases['rows'] =>
  fileList.map(({ input, output, inputBytes, outputBytes, groupNum, score, warnings }) => ({
    input,
    output,
    inputBytes,
    outputBytes,
    warnings,
    score: String(score),
    groupNum: groupNum === null ? '' : String(groupNum),
    timeMs: '',
    memoryMb: '',
    checkerArguments: '',
  }));

async function firstTexts(file: File, { fileList }: UploadAnswer): Promise<UploadedCases['first']> {
  const pair = fileList[0];
  if (!pair) return null;
  const [input, output] = await readZipTexts(file, [pair.input, pair.output]);
  return typeof input === 'string' && typeof output === 'string' ? { input, output } : null;
}

interface Options {
  /** The problem, or the group of one that is not stored yet. */
  whose: { pid?: number; gid?: number };
  onUploaded: (uploaded: UploadedCases) => void;
}

/** Sends an archive of cases and follows it; another archive or leaving the page ends the one on its way. */
export function useZipUpload({ whose, onUploaded }: Options) {
  const [state, setState] = useState<UploadState>({ is: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const stop = () => {
    running.current?.abort();
    running.current = null;
    setState({ is: 'idle' });
  };

  const send = async (file: File, mode: CaseMode) => {
    stop();
    if (!/\.zip$/i.test(file.name)) return setState({ is: 'failed', reason: say(TEXT, 'notZip') });
    if (file.size > UPLOAD_BYTES_MAX) return setState({ is: 'failed', reason: say(TEXT, 'tooLarge') });
    const aborter = new AbortController();
    running.current = aborter;
    setState({ is: 'sending', name: file.name, share: 0 });
    const form = new FormData();
    form.append('file', file);
    try {
      const answer = await call(
        uploadTestcaseZip,
        { mode, ...whose },
        {
          form,
          quiet: true,
          signal: aborter.signal,
          onProgress: (sent, total) => {
            if (!aborter.signal.aborted)
              setState({ is: 'sending', name: file.name, share: total > 0 ? sent / total : 0 });
          },
        },
      );
      const { uploadKey, unpaired, ignored } = answer;
      const first = await firstTexts(file, answer);
      if (aborter.signal.aborted) return;
      onUploaded({ key: uploadKey, fileName: file.name, rows: rowsOf(answer), unpaired, ignored, first });
      toast.success(say(TEXT, 'uploaded'));
      setState({ is: 'idle' });
    } catch (error) {
      if (aborter.signal.aborted) return;
      const reason = isApiError(error) ? error.msg : String(error);
      setState({ is: 'failed', reason: say(TEXT, 'uploadFailed', { reason }) });
    }
  };

  return { state, send, stop };
}
