import type { ProblemCount } from '@assay/contract/problems/problem.ts';
import { type BestSolution, getProblemStatistics, type SolvingCurve } from '@assay/contract/submissions/statistics.ts';
import { type Venue, wireOf } from '@assay/contract/venue.ts';
import { VERDICT, VERDICT_TEXT, verdictName } from '@assay/contract/verdict.ts';
import {
  formatLength,
  formatMemory,
  formatMoment,
  formatNumber,
  formatShare,
  formatTime,
} from '../../../lib/format.ts';
import { useLang } from '../../../lib/lang.ts';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Histogram } from '../../../ui/charts/histogram.tsx';
import { useDurations } from '../../../ui/durations.ts';
import { Link } from '../../../ui/link.tsx';
import { UserLink } from '../../../ui/people/user-link.tsx';
import { ResultStatistics } from '../../problems/statement/result-statistics.tsx';
import styles from './statistics.module.css';
import { TEXT } from './text.ts';

interface ProblemStatisticsProps {
  venue: Venue;
  /** The address of the problem in the venue. */
  problemId: string;
  count: ProblemCount;
}

/** What submissions of a problem came to (PROB-10, PROB-40, PROB-41). */
export function ProblemStatistics({ venue, problemId, count }: ProblemStatisticsProps) {
  const t = useText(TEXT);
  const { data } = useCall(getProblemStatistics, { problemId, ...wireOf(venue) }, { call: { quiet: true } });
  const isCounted = data !== undefined && data.counted > 0;
  return (
    <div className={styles.tab}>
      <ResultStatistics count={count} />
      {isCounted && (
        <>
          <p className={styles.soft}>{t('scope', { count: data.counted, when: formatMoment(data.asOf) })}</p>
          <Languages languages={data.languages} />
          <div className={styles.pair}>
            {(['time', 'memory'] as const).map((kind) => {
              const own = data.own?.[kind] ?? null;
              const format = kind === 'time' ? formatTime : formatMemory;
              return (
                data[kind].length > 0 && (
                  <Histogram
                    key={kind}
                    label={t(kind)}
                    parts={data[kind]}
                    format={format}
                    heads={[t('range'), t('count')]}
                    mark={own === null ? null : { value: own, words: t('own', { value: format(own) }) }}
                  />
                )
              );
            })}
          </div>
          {data.fastest.length > 0 && (
            <div className={styles.pair}>
              <Best title={t('fastest')} solutions={data.fastest} format={formatTime} />
              <Best title={t('shortest')} solutions={data.shortest} format={formatLength} />
            </div>
          )}
          {data.cases && <Cases {...data.cases} />}
        </>
      )}
      {data?.solving && data.solving.length > 0 && <Solving curves={data.solving} />}
    </div>
  );
}

function Languages({
  languages,
}: {
  languages: readonly { language: string; total: number; results: readonly { status: number; count: number }[] }[];
}) {
  const t = useText(TEXT);
  const lang = useLang();
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{t('byLanguage')}</h3>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('language')}</th>
              <th scope="col" className={styles.figure}>
                {t('submissions')}
              </th>
              <th scope="col" className={styles.figure}>
                {t('acceptedShare')}
              </th>
              <th scope="col">{t('others')}</th>
            </tr>
          </thead>
          <tbody>
            {languages.map(({ language, total, results }) => {
              const accepted = results.find(({ status }) => status === VERDICT.accepted)?.count ?? 0;
              return (
                <tr key={language}>
                  <th scope="row">{language}</th>
                  <td className={styles.figure}>{formatNumber(total)}</td>
                  <td className={styles.figure}>{formatShare(accepted, total)}</td>
                  <td>
                    <span className={styles.results}>
                      {results
                        .filter(({ status }) => status !== VERDICT.accepted)
                        .map(({ status, count }) => (
                          <span key={status}>
                            {VERDICT_TEXT[verdictName(status)][lang]} {formatNumber(count)}
                          </span>
                        ))}
                    </span>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface BestProps {
  title: string;
  solutions: readonly BestSolution[];
  format: (value: number) => string;
}

function Best({ title, solutions, format }: BestProps) {
  const t = useText(TEXT);
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      <ol className={styles.list}>
        {solutions.map(({ submitId, username, language, value }) => (
          <li key={submitId}>
            <Link
              href={paths.submission(submitId)}
              aria-label={`${t('submission', { id: submitId })}, ${format(value)}`}
            >
              {format(value)}
            </Link>{' '}
            <UserLink username={username} /> · {language}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How many had solved it after how long: each bar counts all before it. */
function Solving({ curves }: { curves: readonly SolvingCurve[] }) {
  const t = useText(TEXT);
  const durations = useDurations();
  return (
    <section className={styles.part}>
      <div className={styles.pair}>
        {curves.map(({ since, tried, curve }) => (
          <Histogram
            key={since}
            label={t(since === 'firstTry' ? 'solvingFirstTry' : 'solvingContestStart', { tried })}
            parts={curve.map(({ minutes, solved }) => ({ from: minutes, to: minutes, count: solved }))}
            format={(minutes) => durations.words(minutes * 60)}
            heads={[t('within'), t('persons')]}
            mark={{ value: Number.POSITIVE_INFINITY, words: t('solvedOf', { solved: curve.at(-1)?.solved ?? 0 }) }}
          />
        ))}
      </div>
      <p className={styles.soft}>{t('setterOnly')}</p>
    </section>
  );
}

interface CasesProps {
  judged: number;
  worst: readonly { index: number; ran: number; failed: number }[];
  unfailed: readonly number[] | null;
}

function Cases({ judged, worst, unfailed }: CasesProps) {
  const t = useText(TEXT);
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{t('cases')}</h3>
      {worst.length === 0 ? (
        <p className={styles.soft}>{t('noCases')}</p>
      ) : (
        <>
          <p className={styles.soft}>{t('casesOf', { count: judged })}</p>
          <ul className={styles.list}>
            {worst.map((one) => (
              <li key={one.index}>{t('caseFailed', one)}</li>
            ))}
          </ul>
        </>
      )}
      {unfailed && unfailed.length > 0 && <p className={styles.soft}>{t('unfailed', { list: unfailed.join(', ') })}</p>}
    </section>
  );
}
