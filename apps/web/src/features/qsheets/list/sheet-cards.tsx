import type { QSheetCard } from '@assay/contract/qsheets/qsheet.ts';
import { ArrowRight, CheckCheck, ListChecks, Users } from 'lucide-react';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { Link } from '../../../ui/link.tsx';
import { ProgressBar } from '../../sections/progress-bar.tsx';
import { TEXT } from '../text.ts';
import styles from './sheet-cards.module.css';

/** Sheets as cards, with the own progress and a button to go on (SHEET-1). */
export function SheetCards({ sheets }: { sheets: readonly QSheetCard[] }) {
  return (
    <ul className={styles.cards}>
      {sheets.map((sheet) => (
        <SheetCard key={sheet.qsheet.id} sheet={sheet} />
      ))}
    </ul>
  );
}

const wordOf = ({ acceptedCount, problemCount }: QSheetCard) =>
  acceptedCount === 0 ? 'start' : acceptedCount < problemCount ? 'goOn' : 'again';

function SheetCard({ sheet }: { sheet: QSheetCard }) {
  const t = useText(TEXT);
  const { qsheet, problemCount, participantCount, finishedCount, acceptedCount } = sheet;
  const word = wordOf(sheet);
  return (
    <li className={styles.card}>
      <SheetPicture image={qsheet.image} />
      <h2 className={styles.name}>
        <Link className={styles.open} href={paths.qsheet(qsheet.id)}>
          {qsheet.title}
        </Link>
      </h2>
      <p className={styles.facts}>
        <span>
          <ListChecks aria-hidden /> {t('problemCount', { count: problemCount })}
        </span>
        <span>
          <Users aria-hidden /> {t('participants', { count: participantCount })}
        </span>
        <span>
          <CheckCheck aria-hidden /> {t('finishers', { count: finishedCount })}
        </span>
      </p>
      <div className={styles.foot}>
        <ProgressBar solved={acceptedCount} total={problemCount} />
        <Link
          className={styles.start}
          href={paths.qsheetProblems(qsheet.id)}
          aria-label={t(`${word}Of`, { title: qsheet.title })}
        >
          {t(word)} <ArrowRight size={15} aria-hidden />
        </Link>
      </div>
    </li>
  );
}

/** The picture of a sheet, or what stands for it. */
function SheetPicture({ image }: { image: string | null }) {
  return (
    <div className={styles.picture}>
      {image === null ? <ListChecks size={36} aria-hidden /> : <img src={image} alt="" loading="lazy" />}
    </div>
  );
}
