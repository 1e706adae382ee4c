import { ANSWER_LANGUAGE, MODE_TRAITS } from '@assay/contract/problems/judge-modes.ts';
import { PROBLEM_TYPE } from '@assay/contract/problems/problem.ts';
import { type Venue, wireOf } from '@assay/contract/venue.ts';
import { ANSWERS_CHARS_MAX } from '@assay/rules/judging/answers/answer-files.ts';
import { writeAnswersText } from '@assay/rules/questions/answers-text.ts';
import { Button, FileButton } from '@mantine/core';
import { FileUp, Send } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../../../lib/notices.ts';
import { useText } from '../../../../lib/text.ts';
import { useLoggedIn } from '../../../accounts/sign-in/use-logged-in.ts';
import type { ProblemDetailData } from '../../../problems/statement/problem-data.ts';
import { QuestionList } from '../../../questions/question-list.tsx';
import { useVerdict } from '../../verdict/use-verdict.ts';
import { TEXT as SOLVE_TEXT } from '../code-text.ts';
import dockStyles from '../dock/dock.module.css';
import { LiveVerdict } from '../dock/live-verdict.tsx';
import { CaptchaBox } from '../submit/captcha-box.tsx';
import type { SubmitGate } from '../submit/submit-gate.ts';
import { type Receipt, useSubmit } from '../submit/use-submit.ts';
import type { Solution } from '../use-solution.ts';
import styles from '../workbench/panes.module.css';
import { AnswerBoxes } from './answer-boxes.tsx';
import { fileForm, fillBoxes, questionForm } from './answer-form.ts';
import { readAnswerFiles } from './read-answer-files.ts';
import { TEXT } from './text.ts';
import { useQuiz } from './use-quiz.ts';

interface AnswersPaneProps {
  data: ProblemDetailData;
  venue: Venue;
  /** Holds the draft: what the boxes say, as the text of a submission. */
  solution: Solution;
  gate: SubmitGate;
  onJudged: () => void;
}

/** The solving side of problems that ask for answers instead of a program: a box for each, and the verdict. */
export function AnswersPane({ data: { problem }, venue, solution, gate, onJudged }: AnswersPaneProps) {
  const t = useText(TEXT);
  const s = useText(SOLVE_TEXT);
  const loggedIn = useLoggedIn();
  const asked = problem.answers ?? [];
  const isQuiz = MODE_TRAITS[problem.judgeMode].submits === 'answers';
  const quiz = useQuiz(problem.problemId, venue, isQuiz, solution);
  const names = asked.map(({ output }) => output);
  const form = isQuiz ? questionForm(asked.length) : fileForm(names);
  const [boxes, setBoxes] = useState(() => form.read(solution.code()));
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const { progress, stalled } = useVerdict(receipt?.submitId ?? null, onJudged, venue);
  const { submit, sending, notice, captcha } = useSubmit(setReceipt, ANSWERS_CHARS_MAX);
  const given = quiz.asked.length > 0 ? quiz.given : boxes.filter((text) => text.trim() !== '').length;
  const count = quiz.asked.length > 0 ? quiz.asked.length : boxes.length;

  const change = (next: string[]) => {
    setBoxes(next);
    solution.setCode(form.write(next));
  };
  const load = async (chosen: File[]) => {
    const { files, unread } = await readAnswerFiles(chosen);
    const filled = fillBoxes(boxes, names, files);
    change(filled.boxes);
    const count = files.length - filled.unknown.length;
    if (count > 0) toast.success(t('loaded', { count }));
    if (filled.unknown.length > 0) toast.warning(t('unknown', { names: filled.unknown.slice(0, 5).join(', ') }));
    if (unread.length > 0) toast.error(t('unread', { names: unread.slice(0, 5).join(', ') }));
  };
  const send = () => {
    if (sending) return;
    if (gate.closed) return toast.warning(gate.closed);
    if (!loggedIn()) return;
    const code = quiz.asked.length > 0 ? writeAnswersText(quiz.answers) : form.write(boxes);
    if (code.length > ANSWERS_CHARS_MAX) return toast.error(t('tooLong', { max: ANSWERS_CHARS_MAX }));
    gate.ask(() => {
      solution.save();
      void submit({ pid: problem.problemId, language: ANSWER_LANGUAGE, code, ...wireOf(venue) });
    });
  };

  return (
    <section className={styles.pane} aria-label={t('answers')}>
      <div className={styles.scroll}>
        {quiz.asked.length > 0 ? (
          <QuestionList questions={quiz.asked} value={quiz.answers} onChange={quiz.change} disabled={sending} />
        ) : (
          quiz.isReady && (
            <>
              <p className={styles.soft}>{t(isQuiz ? 'questionsHint' : 'filesHint')}</p>
              <AnswerBoxes
                problemId={problem.problemId}
                venue={venue}
                asked={asked}
                isQuiz={isQuiz}
                boxes={boxes}
                onChange={change}
              />
            </>
          )
        )}
        {(receipt || sending) && (
          <div className={dockStyles.answer} aria-live="polite">
            <LiveVerdict
              venue={venue}
              address={problem.problemId}
              receipt={sending ? null : receipt}
              progress={sending ? null : progress}
              stalled={stalled}
              language={ANSWER_LANGUAGE}
              limits={{ timeMs: problem.timeLimit, memoryKb: problem.memoryLimit * 1024 }}
              fullScore={problem.type === PROBLEM_TYPE.oi ? problem.ioScore : null}
              onJump={() => {}}
            />
          </div>
        )}
      </div>
      {notice && (
        <p className={styles.notice} role="alert">
          {notice}
        </p>
      )}
      <div className={styles.send}>
        <span className={styles.saveLine}>{t('given', { given, count })}</span>
        {!isQuiz && (
          <FileButton multiple onChange={(files) => void load(files)}>
            {(props) => (
              <Button {...props} ml="auto" size="xs" variant="default" leftSection={<FileUp aria-hidden />}>
                {t('load')}
              </Button>
            )}
          </FileButton>
        )}
        <Button
          ml={isQuiz ? 'auto' : 0}
          size="xs"
          leftSection={<Send aria-hidden />}
          loading={sending}
          disabled={given === 0}
          onClick={send}
        >
          {s('submit')}
        </Button>
      </div>
      {captcha && (
        <CaptchaBox wrong={captcha.wrong} sending={sending} onAnswer={captcha.answer} onClose={captcha.close} />
      )}
    </section>
  );
}
