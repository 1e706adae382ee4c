import { GROUP_AUTH, type GroupRow } from '@assay/contract/groups/group.ts';
import { EyeOff } from 'lucide-react';
import { useText } from '../../lib/text.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Tip } from '../../ui/tip/tip.tsx';
import { authRow } from './group-words.ts';
import { TEXT } from './text.ts';

const TONES: Record<number, Tone> = {
  [GROUP_AUTH.public]: 'info',
  [GROUP_AUTH.protected]: 'notice',
  [GROUP_AUTH.private]: 'alarm',
};

/** Who gets in, and whether others learn that the group exists. */
export function GroupTags({ auth, visible }: Pick<GroupRow, 'auth' | 'visible'>) {
  const t = useText(TEXT);
  const [name, tip] = authRow(auth);
  return (
    <>
      <Tip label={t(tip)}>
        <Badge tone={TONES[auth] ?? 'quiet'}>{t(name)}</Badge>
      </Tip>
      {!visible && (
        <Tip label={t('hiddenTip')}>
          <Badge icon={<EyeOff size={12} aria-hidden />}>{t('hidden')}</Badge>
        </Tip>
      )}
    </>
  );
}
