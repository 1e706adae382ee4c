import type { DataOf } from '@assay/contract/op.ts';
import { downloadFirstFailTestcase, type getFirstFailCase } from '@assay/contract/submissions/detail.ts';
import { TEST_INPUT_MAX } from '@assay/contract/submissions/submission.ts';
import { Alert, Button, Group, Skeleton } from '@mantine/core';
import { Download, FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { download } from '../../../lib/call.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { useText } from '../../../lib/text.ts';
import { CopyButton } from '../../../ui/copy/copy-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { failureLine } from '../../judging/causes/failure-line.ts';
import { OutputDiff } from '../../judging/compare/output-diff.tsx';
import { TEXT } from '../text.ts';
import { useFailingCase } from '../verdict/use-evidence.ts';
import styles from './failing-case.module.css';

interface FailingCaseProps {
  submitId: number;
  /** Puts the case into the editor's test run; undefined where nothing can be run. */
  onTest?: ((input: string, output: string) => void) | undefined;
}

type Failing = DataOf<typeof getFirstFailCase>;

/** The first failing case on the page of a submission. */
export function FailingCase({ submitId, onTest }: FailingCaseProps) {
  const t = useText(TEXT);
  const { data, error } = useFailingCase(submitId);
  if (error) {
    return (
      <Panel title={t('cases')}>
        <Alert color="gray">{error.msg}</Alert>
      </Panel>
    );
  }
  if (!data) return <Skeleton height={320} radius="lg" className="late" />;
  return (
    <Panel
      title={t('firstFailing', { index: data.index })}
      aside={<FailingCaseActs submitId={submitId} data={data} onTest={onTest} />}
    >
      <FailingCaseView data={data} />
    </Panel>
  );
}

/** What can be done with the case: run it in the editor, take it home. */
export function FailingCaseActs({ submitId, data, onTest }: FailingCaseProps & { data: Failing }) {
  const t = useText(TEXT);
  const [saving, setSaving] = useState(false);
  const isWhole = !data.cut && data.input.length <= TEST_INPUT_MAX;
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
  return (
    <Group gap="xs">
      {isWhole && onTest && (
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
  );
}

/** Input of the first failing case, and both outputs compared; of a program that died, what it said. */
export function FailingCaseView({ data }: { data: Failing }) {
  const t = useText(TEXT);
  return (
    <>
      {data.cut && (
        <Alert color="gray" mb="sm">
          {t('cut')}
        </Alert>
      )}
      {data.stderr !== null && <StandardError text={data.stderr} />}
      <Framed title={data.fileIo ? t('inputOf', { file: data.fileIo.read }) : t('input')} text={data.input} />
      {data.userOutput !== null ? (
        <OutputDiff expected={data.expected} got={data.userOutput} firstLine={data.firstLine ?? 1} named={false} />
      ) : (
        <Framed title={t('expected')} text={data.expected} />
      )}
    </>
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
