import { changeMedalOrder, changeMedalShow, getWornMedals, type OwnedMedal } from '@assay/contract/medals/medal.ts';
import { Group, Switch } from '@mantine/core';
import { GripVertical } from 'lucide-react';
import type { DragEvent } from 'react';
import { formatMoment } from '../../lib/format.ts';
import { useText } from '../../lib/text.ts';
import { refresh, useAction, useCall } from '../../lib/use-call.ts';
import { EmptyState, ToProblems } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { MoveButtons } from '../../ui/table/move-buttons.tsx';
import { MedalPicture } from './medal-picture.tsx';
import styles from './medals.module.css';
import { TEXT } from './text.ts';

/** What a medal carries while it is dragged: its id. */
const DRAGGED = 'application/x-medal';
const again = () => refresh(getWornMedals);

/** The medals of a person; to that person with their order, by dragging and by buttons, and which are worn (MEDAL-3). */
export function PersonMedals({ uid, own }: { uid: number; own: boolean }) {
  const t = useText(TEXT);
  const { data } = useCall(getWornMedals, { uid });
  const order = useAction(changeMedalOrder, { onSuccess: again });
  if (!data) return null;
  const ids = data.map(({ id }) => id);
  const onOrder = (medalIds: number[]) => order.mutate({ medalIds });
  const drop = (event: DragEvent, place: number) => {
    const id = Number(event.dataTransfer.getData(DRAGGED));
    if (!ids.includes(id) || order.isPending) return;
    event.preventDefault();
    if (ids[place] !== id) onOrder(ids.filter((other) => other !== id).toSpliced(place, 0, id));
  };
  const allow = (event: DragEvent) => event.dataTransfer.types.includes(DRAGGED) && event.preventDefault();
  return (
    <Panel title={t('medals')}>
      {data.length === 0 && <EmptyState text={t('none')} hint={t('noneHint')} action={own && <ToProblems />} />}
      <ul className={styles.cards}>
        {data.map((medal, at) => (
          <li
            key={medal.id}
            className={`${styles.card} ${own ? styles.own : ''}`}
            {...(own ? { onDragOver: allow, onDrop: (event) => drop(event, at) } : {})}
          >
            {own && (
              // biome-ignore lint/a11y/noStaticElementInteractions: dragging is one way beside the buttons
              <span
                className={styles.grip}
                title={t('drag', { name: medal.medalName })}
                draggable={!order.isPending}
                onDragStart={(event) => event.dataTransfer.setData(DRAGGED, String(medal.id))}
              >
                <GripVertical size={16} aria-hidden />
              </span>
            )}
            <MedalPicture image={medal.medalImage} />
            <div className={styles.words}>
              <div className={styles.name}>
                <bdi>{medal.medalName}</bdi>
              </div>
              {medal.description !== '' && <div className={styles.hint}>{medal.description}</div>}
              <div className={styles.hint}>{t('since', { day: formatMoment(medal.gmtCreate).slice(0, 10) })}</div>
            </div>
            {own && (
              <Group gap="xs" wrap="nowrap" className={styles.tools}>
                <WornSwitch medal={medal} />
                <MoveButtons name={medal.medalName} at={at} ids={ids} isBusy={order.isPending} onOrder={onOrder} />
              </Group>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function WornSwitch({ medal: { id, medalName: name, isShow } }: { medal: OwnedMedal }) {
  const t = useText(TEXT);
  const show = useAction(changeMedalShow, { onSuccess: again });
  return (
    <Switch
      aria-label={t('wear', { name })}
      checked={isShow}
      disabled={show.isPending}
      onChange={(event) => show.mutate({ medalId: id, isShow: event.currentTarget.checked })}
    />
  );
}
