import { getMedalsByCid, getMedalsByTid, type MedalCard } from '@assay/contract/medals/medal.ts';
import { useText } from '../../lib/text.ts';
import { useLogin } from '../../lib/token.ts';
import { useCall } from '../../lib/use-call.ts';
import { Badge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Pending } from '../../ui/pending/pending.tsx';
import { MedalPicture } from './medal-picture.tsx';
import styles from './medals.module.css';
import { TEXT } from './text.ts';

/** Medals of a contest and how they are gained; nothing where it gives none (MEDAL-3). */
export function ContestMedals({ cid }: { cid: number }) {
  const { token } = useLogin();
  const answer = useCall(getMedalsByCid, { cid }, { enabled: token !== null, call: { quiet: true } });
  return <Cards answer={answer} words="points" />;
}

/** The same of a training. */
export function TrainingMedals({ tid }: { tid: number }) {
  const { token } = useLogin();
  const answer = useCall(getMedalsByTid, { tid }, { enabled: token !== null, call: { quiet: true } });
  return <Cards answer={answer} words="solved" />;
}

interface CardsProps {
  answer: { data: readonly MedalCard[] | undefined; isLoading: boolean };
  words: 'points' | 'solved';
}

function Cards({ answer: { data: medals, isLoading }, words }: CardsProps) {
  const t = useText(TEXT);
  if (isLoading) return <Pending />;
  if (!medals || medals.length === 0) return null;
  return (
    <Panel title={t('medals')}>
      <ul className={styles.cards}>
        {medals.map(({ id, name, image, description, threshold, is_gain }) => (
          <li key={id} className={styles.card} data-missing={!is_gain || undefined}>
            <MedalPicture image={image} />
            <div className={styles.words}>
              <div className={styles.name}>
                <bdi>{name}</bdi> {is_gain && <Badge tone="good">{t('gained')}</Badge>}
              </div>
              <div className={styles.hint}>{threshold === null ? t('byHand') : t(words, { count: threshold })}</div>
              {description !== '' && <div className={styles.hint}>{description}</div>}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
