import { changeMedalOrder, changeMedalShow, getWornMedals, type OwnedMedal } from '@assay/contract/medals/medal.ts';
import { ActionIcon, Group, Switch } from '@mantine/core';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { formatMoment } from '../../lib/format.ts';
import { useText } from '../../lib/text.ts';
import { refresh, useAction, useCall } from '../../lib/use-call.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { MedalPicture } from './medal-picture.tsx';
import styles from './medals.module.css';
import { TEXT } from './text.ts';

/** The medals of a person; to that person with their order and which are worn (MEDAL-3). */
export function PersonMedals({ uid, own }: { uid: number; own: boolean }) {
  const t = useText(TEXT);
  const { data } = useCall(getWornMedals, { uid });
  if (!data) return null;
  return (
    <Panel title={t('medals')}>
      {data.length === 0 && <EmptyState text={t('none')} hint={t('noneHint')} />}
      <ul className={styles.cards}>
        {data.map((medal, at) => (
          <li key={medal.id} className={`${styles.card} ${own ? styles.own : ''}`}>
            <MedalPicture image={medal.medalImage} />
            <div className={styles.words}>
              <div className={styles.name}>
                <bdi>{medal.medalName}</bdi>
              </div>
              {medal.description !== '' && <div className={styles.hint}>{medal.description}</div>}
              <div className={styles.hint}>{t('since', { day: formatMoment(medal.gmtCreate).slice(0, 10) })}</div>
            </div>
            {own && <Tools medals={data} at={at} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Tools({ medals, at }: { medals: readonly OwnedMedal[]; at: number }) {
  const t = useText(TEXT);
  const onSuccess = () => refresh(getWornMedals);
  const show = useAction(changeMedalShow, { onSuccess });
  const order = useAction(changeMedalOrder, { onSuccess });
  const { id, medalName: name, isShow } = medals[at]!;
  const move = (step: -1 | 1) => {
    const ids = medals.map((medal) => medal.id).filter((other) => other !== id);
    ids.splice(at + step, 0, id);
    order.mutate({ medalIds: ids });
  };
  return (
    <Group gap="xs" wrap="nowrap" className={styles.tools}>
      <Switch
        aria-label={t('wear', { name })}
        checked={isShow}
        disabled={show.isPending}
        onChange={(event) => show.mutate({ medalId: id, isShow: event.currentTarget.checked })}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('up', { name })}
        disabled={at === 0 || order.isPending}
        onClick={() => move(-1)}
      >
        <ArrowUp aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('down', { name })}
        disabled={at === medals.length - 1 || order.isPending}
        onClick={() => move(1)}
      >
        <ArrowDown aria-hidden />
      </ActionIcon>
    </Group>
  );
}
