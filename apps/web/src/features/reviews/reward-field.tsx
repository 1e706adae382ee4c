import { useText } from '../../lib/text.ts';
import { NumberInput } from '../../ui/fields/fields.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TEXT } from './text.ts';

/** The first approval alone pays. */
export const usualReward = (paid: boolean, usual: number): number => (paid ? 0 : usual);

interface RewardFieldProps {
  /** Whether an earlier approval paid. */
  paid: boolean;
  value: number | string;
  onChange: (value: number | string) => void;
}

/** What the author gets when it passes. */
export function RewardField({ paid, value, onChange }: RewardFieldProps) {
  const t = useText(TEXT);
  return (
    <Panel title={t('rewarding')}>
      <NumberInput
        label={t('rewardCoins')}
        description={t(paid ? 'rewardPaid' : 'rewardHint')}
        min={0}
        allowDecimal={false}
        disabled={paid}
        value={value}
        onChange={onChange}
      />
    </Panel>
  );
}
