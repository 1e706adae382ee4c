import { CONTEST_TYPE, type ContestType } from '@assay/contract/contests/contest.ts';
import { ACM_DEFAULTS, ICPC_SETTINGS, isIcpcRule } from '@assay/rules/boards/contest-rules/acm.ts';
import { defaultSealOption, sealsByDefault } from '@assay/rules/contests/seal.ts';
import { Group, Radio, Stack, Switch, Text } from '@mantine/core';
import { useText } from '../../../lib/text.ts';
import { NumberInput } from '../../../ui/fields/fields.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Segments } from '../../../ui/segments/segments.tsx';
import { RULE_NAMES } from '../contest-words.ts';
import type { CardProps } from './contest-editor.tsx';
import { durationOf } from './contest-form.ts';
import { FORM_TEXT } from './form/text.ts';

type Acm = NonNullable<CardProps['form']['acmSettings']>;

const RULES_OF_TIES = { seconds: ACM_DEFAULTS, icpc: ICPC_SETTINGS };

/** Which of the two usual rules a contest has; other settings are kept until one is chosen. */
type Ties = keyof typeof RULES_OF_TIES;
function tiesOf({ unit, lastAcceptedBreaksTies }: Acm): Ties | 'other' {
  if (isIcpcRule({ unit, lastAcceptedBreaksTies })) return 'icpc';
  return unit === ACM_DEFAULTS.unit && !lastAcceptedBreaksTies ? 'seconds' : 'other';
}

/** Rule of the contest and what it offers. */
export function RulesCard({ form, change, isStored }: CardProps) {
  const t = useText(FORM_TEXT);
  const acm = form.acmSettings ?? ACM_DEFAULTS;
  const choose = (type: ContestType) => {
    const durationMs = durationOf(form);
    const sealOption = durationMs > 0 ? defaultSealOption(type, durationMs) : form.sealOption;
    change({ type, sealRank: sealsByDefault(type), sealOption });
  };
  return (
    <Panel title={t('rules')}>
      <Stack>
        <div>
          <Segments
            label={t('rule')}
            disabled={isStored}
            value={String(form.type)}
            onChange={(value) => choose(Number(value) as ContestType)}
            choices={Object.values(CONTEST_TYPE).map((type) => ({ value: String(type), label: RULE_NAMES[type]! }))}
          />
          {isStored && (
            <Text size="sm" c="dimmed" mt={4}>
              {t('typeFixed')}
            </Text>
          )}
        </div>
        {form.type === CONTEST_TYPE.oi && (
          <Group gap="sm">
            <Text size="sm">{t('oiScore')}</Text>
            <Segments
              label={t('oiScore')}
              value={form.oiRankScoreType}
              onChange={(value) => change({ oiRankScoreType: value === 'Highest' ? 'Highest' : 'Recent' })}
              choices={[
                { value: 'Recent', label: t('recent') },
                { value: 'Highest', label: t('highest') },
              ]}
            />
          </Group>
        )}
        {form.type === CONTEST_TYPE.acm && (
          <Radio.Group
            label={t('ties')}
            value={tiesOf(acm)}
            onChange={(value) => change({ acmSettings: { ...RULES_OF_TIES[value as Ties], penaltyS: acm.penaltyS } })}
          >
            <Stack gap="xs" mt={4}>
              <Radio value="seconds" label={t('tiesSeconds')} />
              <Radio value="icpc" label={t('tiesIcpc')} />
              {tiesOf(acm) === 'other' && <Radio value="other" label={t('tiesOther')} readOnly />}
            </Stack>
          </Radio.Group>
        )}
        {form.type === CONTEST_TYPE.acm && (
          <NumberInput
            label={t('penalty')}
            w={240}
            min={0}
            max={1440}
            allowDecimal={false}
            value={Number(acm.penaltyS) / 60}
            onChange={(value) => change({ acmSettings: { ...acm, penaltyS: Number(value) * 60 } })}
          />
        )}
        <NumberInput
          label={t('teamSize')}
          description={t('teamSizeHint')}
          w={240}
          min={1}
          max={10}
          allowDecimal={false}
          value={Number(form.teamSize)}
          onChange={(value) => change({ teamSize: Math.min(10, Math.max(1, Number(value) || 1)) })}
        />
        <Switch
          label={t('endSubmit')}
          checked={form.allowEndSubmit}
          onChange={(event) => change({ allowEndSubmit: event.currentTarget.checked })}
        />
        <Switch
          label={t('openCode')}
          description={t('openCodeHint')}
          checked={form.openCode}
          onChange={(event) => change({ openCode: event.currentTarget.checked })}
        />
        <Switch
          label={t('print')}
          checked={form.openPrint}
          onChange={(event) => change({ openPrint: event.currentTarget.checked })}
        />
      </Stack>
    </Panel>
  );
}
