import { GROUP_AUTH, type GroupRow } from '@assay/contract/groups/group.ts';
import { Badge } from '@mantine/core';
import { EyeOff } from 'lucide-react';
import { useText } from '../../lib/text.ts';
import { Tip } from '../../ui/tip/tip.tsx';
import { authRow } from './group-words.ts';
import { TEXT } from './text.ts';

const COLORS: Record<number, string> = {
  [GROUP_AUTH.public]: 'accent',
  [GROUP_AUTH.protected]: 'brass',
  [GROUP_AUTH.private]: 'red',
};

/** Who gets in, and whether others learn that the group exists. */
export function GroupTags({ auth, visible }: Pick<GroupRow, 'auth' | 'visible'>) {
  const t = useText(TEXT);
  const [name, tip] = authRow(auth);
  return (
    <>
      <Tip label={t(tip)}>
        <Badge variant="light" color={COLORS[auth] ?? 'gray'} radius="sm" tt="none">
          {t(name)}
        </Badge>
      </Tip>
      {!visible && (
        <Tip label={t('hiddenTip')}>
          <Badge variant="default" radius="sm" tt="none" leftSection={<EyeOff size={12} aria-hidden />}>
            {t('hidden')}
          </Badge>
        </Tip>
      )}
    </>
  );
}
