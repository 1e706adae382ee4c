import { ActionIcon, Button, Checkbox, NativeSelect, PasswordInput, Switch, Textarea, TextInput } from '@mantine/core';
import { Plus, Star } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../../lib/paths.ts';
import { labelFor, useText } from '../../../lib/text.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Segments } from '../../../ui/segments/segments.tsx';
import { TabBar } from '../../../ui/tab-bar/tab-bar.tsx';
import { Tip } from '../../../ui/tip/tip.tsx';
import styles from './design.module.css';
import { TEXT } from './text.ts';

export function Buttons() {
  const t = useText(TEXT);
  return (
    <Panel title={t('buttons')}>
      {(['sm', 'compact-sm'] as const).map((size) => (
        <p key={size} className={styles.line}>
          <Button size={size} leftSection={<Plus aria-hidden />}>
            {t('primary')}
          </Button>
          <Button size={size} variant="default">
            {t('secondary')}
          </Button>
          <Button size={size} variant="subtle">
            {t('subtle')}
          </Button>
          <Button size={size} color="red">
            {t('danger')}
          </Button>
          <Button size={size} disabled>
            {t('disabled')}
          </Button>
          <Button size={size} loading aria-label={t('loading')}>
            {t('loading')}
          </Button>
        </p>
      ))}
      <p className={styles.line}>
        {(['subtle', 'default', 'filled'] as const).map((variant) => (
          <Tip key={variant} label={t('tip')}>
            <ActionIcon variant={variant} aria-label={labelFor(t('icon'), variant)}>
              <Star size={16} aria-hidden />
            </ActionIcon>
          </Tip>
        ))}
        <ActionIcon variant="subtle" disabled aria-label={t('disabled')}>
          <Star size={16} aria-hidden />
        </ActionIcon>
      </p>
    </Panel>
  );
}

export function Fields() {
  const t = useText(TEXT);
  const choices = [t('first'), t('second'), t('third')];
  return (
    <Panel title={t('fields')}>
      <div className={styles.columns}>
        <TextInput label={t('name')} description={t('nameHint')} required />
        <TextInput label={t('name')} error={t('nameError')} required />
        <TextInput label={t('name')} defaultValue={t('sample')} disabled />
        <PasswordInput label={t('closed')} defaultValue="sesame" autoComplete="off" />
        <NativeSelect label={t('choice')} data={choices} />
        <Textarea label={t('name')} autosize minRows={2} defaultValue={t('sample')} />
        <div className={styles.line}>
          <Switch label={t('shown')} defaultChecked />
          <Switch label={t('disabled')} disabled />
          <Checkbox label={t('agree')} defaultChecked />
          <Checkbox label={t('disabled')} disabled />
        </div>
      </div>
    </Panel>
  );
}

const KINDS = ['first', 'second', 'third'] as const;

export function TabsAndSegments() {
  const t = useText(TEXT);
  const [kind, setKind] = useState<(typeof KINDS)[number]>('first');
  return (
    <Panel title={t('tabs')}>
      <TabBar
        label={t('tabs')}
        current="first"
        tabs={KINDS.map((key) => ({
          key,
          label: t(key),
          href: paths.adminDesign,
          closed: key === 'third' ? t('closed') : undefined,
        }))}
      />
      <p className={styles.line}>
        {(['xs', 'sm'] as const).map((size) => (
          <Segments
            key={size}
            size={size}
            label={`${t('choice')} ${size}`}
            value={kind}
            onChange={setKind}
            choices={KINDS.map((value) => ({ value, label: t(value) }))}
          />
        ))}
      </p>
    </Panel>
  );
}
