import {
  type CaseChange,
  type FieldChange,
  getVersionDifference,
  type VersionPart,
} from '@assay/contract/authoring/versions.ts';
import { Skeleton } from '@mantine/core';
import { formatMemory } from '../../../lib/format.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FIELD_TEXT, PART_TEXT, TEXT } from './text.ts';
import { TextDifference } from './text-difference.tsx';
import styles from './versions.module.css';

const sizeOf = (bytes: number) => (bytes < 1024 ? `${bytes}B` : formatMemory(bytes / 1024));
const TONES: Record<CaseChange['change'], Tone> = {
  added: 'good',
  removed: 'alarm',
  files: 'notice',
  settings: 'info',
};

/** What differs between two versions of a problem: values by their parts, then cases. */
export function Difference({ pid, from, to }: { pid: number; from: number; to: number }) {
  const t = useText(TEXT);
  const part = useText(PART_TEXT);
  const { data, error, refetch } = useCall(getVersionDifference, { pid, from, to });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={160} />;
  const parts = [...new Set(data.fields.map((field) => field.part))];
  if (parts.length === 0 && data.cases.length === 0) return <p className={styles.quiet}>{t('same')}</p>;
  return (
    <div className={styles.difference}>
      {parts.map((name) => (
        <PartDifference key={name} part={name} fields={data.fields.filter((field) => field.part === name)} />
      ))}
      {data.cases.length > 0 && (
        <section>
          <h3>{part('data')}</h3>
          <ul className={styles.cases}>
            {data.cases.map(({ name, change, before, after }) => (
              <li key={name}>
                <Badge tone={TONES[change]}>{t(change)}</Badge> <code>{name}</code>{' '}
                <span className={styles.quiet}>
                  {[before, after]
                    .filter((bytes) => bytes !== null)
                    .map((bytes) => sizeOf(bytes))
                    .join(' → ')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function PartDifference({ part, fields }: { part: VersionPart; fields: readonly FieldChange[] }) {
  const say = useText(PART_TEXT);
  return (
    <section>
      <h3>{say(part)}</h3>
      <dl className={styles.fields}>
        {fields.map((field) => (
          <FieldDifference key={field.path.join('\n')} {...field} />
        ))}
      </dl>
    </section>
  );
}

const isField = (word: string): word is Parameters<ReturnType<typeof useText<typeof FIELD_TEXT>>>[0] =>
  Object.hasOwn(FIELD_TEXT, word);

function FieldDifference({ path, before, after }: FieldChange) {
  const t = useText(TEXT);
  const field = useText(FIELD_TEXT);
  const said = (text: string | null) => (text === 'true' ? t('yes') : text === 'false' ? t('no') : text || t('empty'));
  const isLong = [before, after].some((text) => text !== null && (text.includes('\n') || text.length > 60));
  return (
    <>
      <dt>{path.map((word) => (isField(word) ? field(word) : word)).join(' › ')}</dt>
      <dd>
        {isLong ? (
          <TextDifference before={before ?? ''} after={after ?? ''} />
        ) : (
          <>
            <del>{said(before)}</del> → <ins>{said(after)}</ins>
          </>
        )}
      </dd>
    </>
  );
}
