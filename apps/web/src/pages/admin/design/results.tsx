import type { AcmBoardCell } from '@assay/contract/contests/boards.ts';
import type { CaseResult } from '@assay/contract/submissions/submission.ts';
import { VERDICT, type Verdict } from '@assay/contract/verdict.ts';
import { balloonColor, problemLetters } from '@assay/rules/contests/letters.ts';
import board from '../../../features/boards/board.module.css';
import { Cell } from '../../../features/contests/board/cell.tsx';
import { Balloon } from '../../../features/contests/problems/balloon.tsx';
import { OutputDiff } from '../../../features/judging/compare/output-diff.tsx';
import { CompileMessage } from '../../../features/judging/compiling/compile-message.tsx';
import { AcceptedMoment } from '../../../features/submissions/solve/dock/accepted-moment.tsx';
import { CaseGrid } from '../../../features/submissions/verdict/case-grid.tsx';
import { VerdictBanner } from '../../../features/submissions/verdict/verdict-banner.tsx';
import { useText } from '../../../lib/text.ts';
import { Panel } from '../../../ui/panel.tsx';
import { DropZone } from '../../../ui/upload/drop-zone.tsx';
import styles from './design.module.css';
import { TEXT } from './text.ts';

const LANGUAGE = 'C++ 17 With O2';
const LIMITS = { timeMs: 1000, memoryKb: 256 * 1024 };
const OUTPUTS = { expected: 'no\nyes\nno\nyes\n', userOutput: 'no\nyes\nno\n' };
const COMPILER = "main.cpp:5:16: error: expected ';' before 'cout'";

/** What is known besides the verdict, where the banner names a cause by it. */
const EVIDENCE: Partial<Record<Verdict, object>> = {
  [VERDICT.wrongAnswer]: OUTPUTS,
  [VERDICT.runtimeError]: { stderr: 'Traceback:\n  File "/app/main.py", line 3, in f\nRecursionError: too deep\n' },
  [VERDICT.compileError]: { compileMessage: COMPILER },
};

const SEEN: readonly Verdict[] = [
  VERDICT.accepted,
  VERDICT.wrongAnswer,
  VERDICT.presentationError,
  VERDICT.timeLimit,
  VERDICT.memoryLimit,
  VERDICT.runtimeError,
];
/** What the judge says of a case. */
const CAUSE: Partial<Record<Verdict, CaseResult['cause']>> = {
  [VERDICT.wrongAnswer]: { code: 'ends', params: { line: 4, token: 1, expected: 'yes', got: '' } },
  [VERDICT.timeLimit]: { code: 'cpuTime', params: { ms: 1072, limit: 1000 } },
};

const caseOf = (status: Verdict, at: number): CaseResult => ({
  index: at + 1,
  status,
  time: 12,
  memory: 2048,
  score: null,
  groupNum: 1,
  message: null,
  ...(CAUSE[status] && { cause: CAUSE[status] }),
  inputData: null,
  outputData: null,
});

/** A submission of one case that came to this, or has not come to a case. */
const progressOf = (status: Verdict) => ({
  status,
  queuePosition: status === VERDICT.pending ? 3 : null,
  caseCount: SEEN.includes(status) ? 1 : null,
  cases: SEEN.includes(status) ? [caseOf(status, 0)] : [],
  score: null,
  time: 12,
  memory: 2048,
});

const TRIED: AcmBoardCell = {
  isAC: false,
  isFirstAC: false,
  isAfterContest: false,
  ACTime: null,
  errorNum: 0,
  tryNum: 0,
};
const SOLVED: AcmBoardCell = { ...TRIED, isAC: true, ACTime: 4210 };
/** What stands in a board's cells, and of how many points; null under ACM rules. */
const CELLS: readonly (readonly [AcmBoardCell | number | null, number | null])[] = [
  [{ ...SOLVED, isFirstAC: true }, null],
  [{ ...SOLVED, errorNum: 2 }, null],
  [{ ...SOLVED, isAfterContest: true }, null],
  [{ ...TRIED, errorNum: 3 }, null],
  [{ ...TRIED, errorNum: 1, tryNum: 2 }, null],
  [TRIED, null],
  [100, 100],
  [40, 100],
  [0, 100],
  [null, 100],
];
const TAKES_NOTHING = { accept: '.zip', onFile: () => {} };
/** Its moment comes once; nobody has a submission of this number. */
const NO_SUBMISSION = 0;

/**
 * What a submission comes to: the banner of each state, its moment when it is accepted, cells of boards, balloons, squares of
 * cases, outputs that differ, a compiler's words, a package on its way.
 */
export function Results() {
  const t = useText(TEXT);
  return (
    <Panel title={t('results')}>
      <div className={styles.parts}>
        {Object.values(VERDICT).map((status) => (
          <VerdictBanner
            key={status}
            progress={progressOf(status)}
            language={LANGUAGE}
            limits={LIMITS}
            fullScore={null}
            evidence={EVIDENCE[status]}
            compact
          />
        ))}
        <AcceptedMoment submitId={NO_SUBMISSION} coins={1}>
          <p>{t('accepted')}</p>
        </AcceptedMoment>
        {/* whose frame has their colours */}
        <div className={board.scroller}>
          <div className={styles.cells}>
            {CELLS.map(([value, fullScore]) => (
              <Cell
                key={JSON.stringify(value)}
                value={value}
                fullScore={fullScore}
                timeMs={fullScore === null ? undefined : 31}
                href={null}
              />
            ))}
          </div>
        </div>
        <div className={styles.line}>
          {[0, 1, 2, 3, 4, 5].map((at) => (
            <Balloon key={at} displayId={problemLetters(at)} color={balloonColor(at)} />
          ))}
        </div>
        <CaseGrid cases={SEEN.map(caseOf)} total={SEEN.length + 2} saysFailing={false} />
        <OutputDiff expected={OUTPUTS.expected} got={OUTPUTS.userOutput} />
        <CompileMessage message={COMPILER} />
        <DropZone {...TAKES_NOTHING} title={t('drop')} hint={t('dropHint')} choose={t('chooseFile')} sending={null} />
        <DropZone
          {...TAKES_NOTHING}
          title={t('drop')}
          hint={t('dropHint')}
          choose={t('chooseFile')}
          sending={{
            title: t('sending'),
            label: t('sending'),
            percent: 64,
            animated: true,
            stop: t('cancel'),
            onStop: () => {},
          }}
        />
      </div>
    </Panel>
  );
}
