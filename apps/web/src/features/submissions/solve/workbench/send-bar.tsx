import { CODE_MAX } from '@assay/contract/submissions/submission.ts';
import { Button, Group } from '@mantine/core';
import { Play, Send } from 'lucide-react';
import { useStore } from '../../../../lib/store.ts';
import { useText } from '../../../../lib/text.ts';
import { Tip } from '../../../../ui/tip/tip.tsx';
import { TEXT as EDITOR_TEXT } from '../../../editor/text.ts';
import { TEXT } from '../code-text.ts';
import type { Solution } from '../use-solution.ts';
import styles from './panes.module.css';
import type { CodeRuns } from './use-code-runs.ts';

interface SendBarProps {
  solution: Solution;
  runs: CodeRuns;
  /** Why nothing can be submitted now; null when it can. */
  closed: string | null;
}

/** Whether the draft is safe, and the buttons that run the code and submit it. */
export function SendBar({ solution, runs, closed }: SendBarProps) {
  const t = useText(TEXT);
  return (
    <div className={styles.send}>
      <SaveLine solution={solution} />
      <Group gap="xs" ml="auto">
        <Button size="xs" variant="default" onClick={() => runs.setDock(runs.dock === 'test' ? null : 'test')}>
          {t('tabTest')}
        </Button>
        <Tip label={t('runSamplesKey')}>
          <Button
            size="xs"
            variant="default"
            leftSection={<Play aria-hidden />}
            loading={runs.run.state === 'running'}
            onClick={() => runs.runSamples()}
          >
            {t('runSamples')}
          </Button>
        </Tip>
        <Tip label={closed ?? t('submitKey')}>
          <Button
            size="xs"
            leftSection={<Send aria-hidden />}
            loading={runs.sending}
            data-disabled={closed !== null || undefined}
            aria-disabled={closed !== null}
            onClick={runs.trySubmit}
          >
            {t('submit')}
          </Button>
        </Tip>
      </Group>
    </div>
  );
}

/** Length of the code and whether the draft is safe; alone in being drawn while typing. */
function SaveLine({ solution }: { solution: Solution }) {
  const t = useText(TEXT);
  const e = useText(EDITOR_TEXT);
  const { length, state } = useStore(solution.live);
  return (
    <span className={styles.saveLine}>
      <span data-over={length > CODE_MAX || undefined}>{t('length', { length, max: CODE_MAX })}</span>
      <span data-over={state === 'failed' || undefined}>
        {e(state === 'saved' ? 'draftSaved' : state === 'unsaved' ? 'draftUnsaved' : 'draftFailed')}
      </span>
    </span>
  );
}
