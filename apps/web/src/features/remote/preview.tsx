import type { DataOf } from '@assay/contract/op.ts';
import type { previewRemoteProblem, REMOTE_FIELDS } from '@assay/contract/remote/import.ts';
import { useText } from '../../lib/text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Markdown } from '../markdown/markdown-text.tsx';
import styles from './remote.module.css';
import { TEXT } from './text.ts';

type Previewed = DataOf<typeof previewRemoteProblem>;

const FIELD_WORDS = {
  title: 'fieldTitle',
  description: 'fieldDescription',
  input: 'fieldInput',
  output: 'fieldOutput',
  hint: 'fieldHint',
  samples: 'fieldSamples',
  limits: 'fieldLimits',
  source: 'fieldSource',
} as const satisfies Record<(typeof REMOTE_FIELDS)[number], keyof typeof TEXT>;

/** A problem as it would be imported. */
export function Preview({ problem }: { problem: Previewed }) {
  const t = useText(TEXT);
  const { existing } = problem;
  const [text] = problem.texts;
  const named = (fields: readonly (keyof typeof FIELD_WORDS)[]) =>
    fields.map((field) => t(FIELD_WORDS[field])).join(t('comma'));
  const facts: [string, string][] = [
    [t('limits'), `${problem.timeMs} ms · ${problem.memoryKb} KB`],
    [t('samples'), String(problem.samples.length)],
    [t('languages'), problem.languages.join(', ')],
    [t('pictures'), String(problem.pictures)],
    [t('tags'), problem.tags.join(', ') || '–'],
    [t('source'), problem.address],
  ];
  return (
    <Panel title={`${problem.problemId} ${text?.title ?? ''}`}>
      {problem.warnings.map((warning) => (
        <Badge key={warning} tone="notice">
          {t(warning === 'pictures' ? 'missingPictures' : warning)}
        </Badge>
      ))}
      {existing && (
        <p>
          {existing.changed.length > 0 ? t('changed', { fields: named(existing.changed) }) : t('unchanged')}
          {existing.edited.length > 0 && ` · ${t('edited', { fields: named(existing.edited) })}`}
        </p>
      )}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {text && <Markdown source={[text.description, text.input, text.output, text.hint].join('\n\n')} />}
    </Panel>
  );
}
