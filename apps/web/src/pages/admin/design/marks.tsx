import { TAG_COLORS } from '@assay/contract/catalog/tags.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { useText } from '../../../lib/text.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ColoredWord, TagChip } from '../../../ui/tag-chip.tsx';
import { VerdictBadge } from '../../../ui/verdict-badge.tsx';
import styles from './design.module.css';
import { TEXT } from './text.ts';

const SIZES = ['xs', 'sm', 'md', 'lg', 'xl', 'title', 'display'] as const;

export function TypeScale() {
  const t = useText(TEXT);
  return (
    <Panel title={t('type')}>
      <dl className={styles.scale}>
        {SIZES.map((size) => (
          <div key={size}>
            <dt>{size}</dt>
            <dd style={{ fontSize: `var(--text-${size})` }}>{t('sample')}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

const COLORS = [
  'ink',
  'ink-soft',
  'accent-text',
  'brass',
  'brass-mark',
  'line',
  'line-strong',
  'kind-success',
  'kind-warning',
  'kind-error',
  'kind-info',
] as const;

export function Colors() {
  const t = useText(TEXT);
  return (
    <Panel title={t('colors')}>
      <ul className={styles.swatches}>
        {COLORS.map((name) => (
          <li key={name} className={styles.swatch}>
            <span style={{ background: `var(--${name})` }} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const SURFACES = [
  ['ground', { background: 'var(--ground)' }],
  ['surface', { background: 'var(--surface)', boxShadow: 'var(--elevation-1)' }],
  ['sunken', { background: 'var(--surface-sunken)' }],
  ['raised', { background: 'var(--surface)', boxShadow: 'var(--elevation-2)' }],
] as const;

export function Surfaces() {
  const t = useText(TEXT);
  return (
    <Panel title={t('surfaces')}>
      <div className={styles.grounds}>
        {SURFACES.map(([name, style]) => (
          <div key={name} style={style}>
            {t(name)}
          </div>
        ))}
      </div>
    </Panel>
  );
}

export function Verdicts() {
  const t = useText(TEXT);
  const codes = Object.values(VERDICT);
  return (
    <Panel title={t('verdicts')}>
      {(['word', 'short', 'icon'] as const).map((form) => (
        <p key={form} className={styles.line}>
          {codes.map((code) => (
            <VerdictBadge key={code} code={code} form={form} />
          ))}
        </p>
      ))}
      <p className={styles.line}>
        {(['sm', 'md', 'lg'] as const).map((size) => (
          <VerdictBadge key={size} code={VERDICT.accepted} size={size} />
        ))}
      </p>
    </Panel>
  );
}

const TONES: readonly Tone[] = ['good', 'info', 'quiet', 'notice', 'alarm'];

export function Badges() {
  const t = useText(TEXT);
  return (
    <Panel title={t('badges')}>
      <p className={styles.line}>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {t(`tone_${tone}`)}
          </Badge>
        ))}
      </p>
      <p className={styles.line}>
        <TagChip>{t('tag')}</TagChip>
        {TAG_COLORS.map((color) => (
          <TagChip key={color} color={color}>
            {t('tag')}
          </TagChip>
        ))}
        {TAG_COLORS.map((color) => (
          <ColoredWord key={color} color={color}>
            {t('tag')}
          </ColoredWord>
        ))}
      </p>
    </Panel>
  );
}
