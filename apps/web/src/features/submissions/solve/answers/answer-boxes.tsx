import { getAnswerInput } from '@assay/contract/problems/detail.ts';
import { type Venue, wireOf } from '@assay/contract/venue.ts';
import { Textarea, TextInput } from '@mantine/core';
import { Download } from 'lucide-react';
import { download } from '../../../../lib/call.ts';
import { saveFile } from '../../../../lib/files/save-file.ts';
import { formatLength, formatMemory } from '../../../../lib/format.ts';
import { useText } from '../../../../lib/text.ts';
import type { ProblemDetailData } from '../../../problems/statement/problem-data.ts';
import styles from './answers.module.css';
import { TEXT } from './text.ts';

interface AnswerBoxesProps {
  problemId: string;
  venue: Venue;
  asked: NonNullable<ProblemDetailData['problem']['answers']>;
  isQuiz: boolean;
  boxes: readonly string[];
  onChange: (boxes: string[]) => void;
}

const sizeOf = (bytes: number) => (bytes < 1024 ? formatLength(bytes) : formatMemory(bytes / 1024));

async function saveInput(venue: Venue, problemId: string, name: string) {
  // A failure has been announced by the call itself.
  const file = await download(getAnswerInput, { problemId, name, ...wireOf(venue) }).catch(() => null);
  if (file) saveFile(file.blob, file.name);
}

/** One box for each case: a line for a question, a text for an output file, with the input that it belongs to. */
export function AnswerBoxes({ problemId, venue, asked, isQuiz, boxes, onChange }: AnswerBoxesProps) {
  const t = useText(TEXT);
  const set = (at: number, text: string) => onChange(boxes.map((one, index) => (index === at ? text : one)));
  return (
    <div className={styles.boxes}>
      {asked.map(({ input, output, inputBytes }, at) =>
        isQuiz ? (
          <TextInput
            key={output}
            label={t('question', { number: at + 1 })}
            value={boxes[at] ?? ''}
            onChange={(event) => set(at, event.currentTarget.value)}
            autoComplete="off"
            spellCheck={false}
          />
        ) : (
          <div key={output} className={styles.file}>
            <Textarea
              label={output}
              classNames={{ input: styles.mono ?? '', label: styles.mono ?? '' }}
              value={boxes[at] ?? ''}
              onChange={(event) => set(at, event.currentTarget.value)}
              minRows={2}
              maxRows={10}
              autosize
              spellCheck={false}
            />
            {inputBytes > 0 && (
              <button type="button" className={styles.input} onClick={() => void saveInput(venue, problemId, input)}>
                <Download aria-hidden /> {t('input', { name: input, size: sizeOf(inputBytes) })}
              </button>
            )}
          </div>
        ),
      )}
    </div>
  );
}
