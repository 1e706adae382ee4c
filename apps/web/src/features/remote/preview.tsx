import type { DataOf } from '@assay/contract/op.ts';
import type { previewRemoteProblem, REMOTE_FIELDS } from '@assay/contract/remote/import.ts';
import { useText } from '../../lib/text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TextDifference } from '../authoring/versions/text-difference.tsx';
import { Markdown } from '../markdown/markdown-text.tsx';
import styles from './remote.module.css';
import { TEXT } from './text.ts';

type Previewed = DataOf<typeof previewRemoteProblem>;

export const FIELD_WORDS = {
  title: 'fieldTitle',
  description: 'fieldDescription',
  input: 'fieldInput',
  output: 'fieldOutput',
  hint: 'fieldHint',
  samples: 'fieldSamples',
  limits: 'fieldLimits',
  source: 'fieldSource',
} as const satisfies Record<(typeof REMOTE_FIELDS)[number], keyof typeof TEXT>;

/** A problem as it would be imported, or why it cannot be. */
export type PreviewOf = { id: string } & ({ problem: Previewed } | { words: string });

/** Problems as they would be imported, in their order: the first one is open. */
export function Previews({ previews }: { previews: readonly PreviewOf[] }) {
  return previews.map((one, at) =>
    'problem' in one ? (
      <Preview key={one.id} problem={one.problem} isOpen={at === 0} />
    ) : (
      <Panel key={one.id} title={one.id}>
        <p>{one.words}</p>
      </Panel>
    ),
  );
}

function Preview({ problem, isOpen }: { problem: Previewed; isOpen: boolean }) {
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
      {existing && existing.changes.length > 0 && (
        <details>
          <summary>{t('showChanges')}</summary>
          {existing.changes.map(({ field, locale, before, after }) => (
            <section key={`${field} ${locale}`} className={styles.change}>
              <h3>{[t(FIELD_WORDS[field]), locale && t(locale)].filter(Boolean).join(' · ')}</h3>
              <TextDifference before={before} after={after} />
            </section>
          ))}
        </details>
      )}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {text && (
        <details open={isOpen}>
          <summary>{t('statement')}</summary>
          <Markdown source={[text.description, text.input, text.output, text.hint].join('\n\n')} />
        </details>
      )}
    </Panel>
  );
}
