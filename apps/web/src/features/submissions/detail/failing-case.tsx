import { downloadFirstFailTestcase, getFirstFailCase } from '@assay/contract/submissions/detail.ts';
import { TEST_INPUT_MAX } from '@assay/contract/submissions/submission.ts';
import { Alert, Button, Group, Skeleton } from '@mantine/core';
import { Download, FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { download } from '../../../lib/call.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { CopyButton } from '../../../ui/copy/copy-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { OutputDiff } from '../../judging/compare/output-diff.tsx';
import { TEXT } from '../text.ts';
import { failureLine } from '../verdict/failure-line.ts';
import styles from './failing-case.module.css';

interface FailingCaseProps {
  submitId: number;
  /** Puts the case into the editor's test run. */
  onTest: (input: string, output: string) => void;
}

/** The first failing case: input, and both outputs compared. */
export function FailingCase({ submitId, onTest }: FailingCaseProps) {
  const t = useText(TEXT);
  const [saving, setSaving] = useState(false);
  const { data, error } = useCall(
    getFirstFailCase,
    { submitId },
    { staleTime: Number.POSITIVE_INFINITY, retry: false, call: { quiet: true } },
  );
  const save = async () => {
    setSaving(true);
    try {
      const { blob, name } = await download(downloadFirstFailTestcase, { submit_id: submitId });
      saveFile(blob, name);
    } catch {
      // The refusal was announced.
    } finally {
      setSaving(false);
    }
  };
  if (error) {
    return (
      <Panel title={t('cases')}>
        <Alert color="gray">{error.msg}</Alert>
      </Panel>
    );
  }
  if (!data) return <Skeleton height={320} radius="lg" className="late" />;
  const isWhole = !data.cut && data.input.length <= TEST_INPUT_MAX;
  return (
    <Panel
      title={t('firstFailing', { index: data.index })}
      aside={
        <Group gap="xs">
          {isWhole && (
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<FlaskConical aria-hidden />}
              onClick={() => onTest(data.input, data.expected)}
            >
              {t('intoTest')}
            </Button>
          )}
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<Download aria-hidden />}
            loading={saving}
            onClick={save}
          >
            {t('downloadCase')}
          </Button>
        </Group>
      }
    >
      {data.cut && (
        <Alert color="gray" mb="sm">
          {t('cut')}
        </Alert>
      )}
      <Framed title={t('input')} text={data.input} />
      {data.stderr !== null && <StandardError text={data.stderr} />}
      {data.userOutput !== null ? (
        <OutputDiff expected={data.expected} got={data.userOutput} />
      ) : (
        data.stderr === null && <p>{t('noOutput')}</p>
      )}
    </Panel>
  );
}

function Framed({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.input}>
      <div className={styles.head}>
        <span>{title}</span>
        <CopyButton text={text} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard */}
      <pre tabIndex={0} translate="no">
        {text}
      </pre>
    </div>
  );
}

/** The line that names what went wrong, and all that was said with it. */
function StandardError({ text }: { text: string }) {
  const t = useText(TEXT);
  const line = failureLine(text);
  return (
    <>
      {line !== null && (
        <p className={styles.failure}>
          <code translate="no">{line}</code>
        </p>
      )}
      <Framed title={t('stderr')} text={text} />
    </>
  );
}
