import { SCRIPT_CHARS_MAX } from '@assay/contract/authoring/generators.ts';
import type { ScriptFaultCode } from '@assay/rules/authoring/generators/script-fault.ts';
import { Textarea } from '@mantine/core';
import { useLang } from '../../../lib/lang.ts';
import { useText, wordsOf } from '../../../lib/text.ts';
import { Panel } from '../../../ui/panel.tsx';
import styles from './generators.module.css';
import { SCRIPT_TEXT, TEXT } from './text.ts';
import type { SourcesEditor } from './use-sources.ts';

/** How a script writes a value; in words of the page it would be a hole. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: the template language has the same signs
const VALUE = '${i}';

/** The script, with what is wrong in which of its lines. */
export function ScriptPanel({ sources, change, read }: Pick<SourcesEditor, 'sources' | 'change' | 'read'>) {
  const t = useText(TEXT);
  const lang = useLang();
  const fault = (code: ScriptFaultCode, what: string) => wordsOf(SCRIPT_TEXT[code], lang, { what });
  return (
    <Panel title={t('script')}>
      <Textarea
        aria-label={t('script')}
        description={t('scriptHint', { value: VALUE })}
        classNames={{ input: styles.mono ?? '' }}
        autosize
        minRows={6}
        maxRows={24}
        spellCheck={false}
        maxLength={SCRIPT_CHARS_MAX}
        value={sources.script}
        error={read.faults.length > 0}
        onChange={(event) => change({ script: event.currentTarget.value })}
      />
      {read.faults.length > 0 ? (
        <ul className={styles.faults} aria-live="polite">
          {read.faults.map(({ line, code, what }) => (
            <li key={`${line} ${code} ${what}`}>
              {line > 0 ? t('atLine', { line, fault: fault(code, what) }) : fault(code, what)}
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.soft} aria-live="polite">
          {t('makes', { count: read.tests.length })}
        </p>
      )}
    </Panel>
  );
}
