import type { getJudgeNodes } from '@assay/contract/judging/nodes.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { Progress } from '@mantine/core';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { formatNumber } from '../../../lib/format.ts';
import { useLang } from '../../../lib/lang.ts';
import { useText } from '../../../lib/text.ts';
import { Panel } from '../../../ui/panel.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { judgeWords } from '../words/judge-words.ts';
import { NodeActions } from './node-actions.tsx';
import styles from './nodes.module.css';
import { failureOf, refusalsOf } from './refusals.ts';
import { TEXT } from './text.ts';

export type JudgeNode = DataOf<typeof getJudgeNodes>['nodes'][number];

const ICONS = { ready: CircleCheck, notReady: TriangleAlert, offline: CircleAlert };

const stateOf = ({ online, works, restingUntil }: JudgeNode) =>
  online ? (works && restingUntil === null ? 'ready' : 'notReady') : 'offline';

/** Less is the way of the message and of a busy machine. */
const CLOCK_OFF_MS = 2_000;

/** One judge node: how it does, what it complains of, what it offers. */
export function NodePanel({ node }: { node: JudgeNode }) {
  const t = useText(TEXT);
  const lang = useLang();
  const state = stateOf(node);
  const Icon = ICONS[state];
  const refusals = refusalsOf(node, t, lang);
  const isFailing = node.works && node.restingUntil === null && node.failures > 0;
  const warnings = node.warnings.map((warning) => judgeWords(warning, lang));
  if (isFailing) warnings.unshift(t('failing', failureOf(node, lang)));
  const withheld = new Map(node.withheld.map(({ language, expected }) => [language, expected]));
  const passed = node.languages.filter(({ ok }) => ok).length;
  return (
    <Panel
      title={
        <span className={styles.name}>
          <bdi>{node.name}</bdi>
          <span className={styles.state} data-state={state}>
            <Icon aria-hidden />
            {t(state)}
          </span>
        </span>
      }
    >
      <dl className={styles.facts}>
        <div>
          <dt>{t('slots')}</dt>
          <dd>
            {t('slotsBusy', { busy: node.busySlots, slots: node.slots })}
            <Progress
              className={styles.bar ?? ''}
              value={(node.busySlots / Math.max(1, node.slots)) * 100}
              aria-label={t('slots')}
            />
          </dd>
        </div>
        <Fact title={t('load')}>{node.load.toFixed(2)}</Fact>
        <Fact title={t('judged')}>{formatNumber(node.judged)}</Fact>
        <Fact title={t('lastSeen')}>
          <RelativeTime at={node.lastSeen} />
        </Fact>
        <Fact title={t('version')}>{node.version}</Fact>
        <Fact title={t('cgroup')}>{node.cgroup === 'none' ? t('noCgroup') : node.cgroup}</Fact>
        {node.speedMs !== null && (
          <Fact title={t('speed')}>{t('milliseconds', { ms: formatNumber(Math.round(node.speedMs)) })}</Fact>
        )}
        {node.clockSkewMs !== null && (
          <Fact title={t('clock')}>
            {Math.abs(node.clockSkewMs) < CLOCK_OFF_MS
              ? t('clockRight')
              : t(node.clockSkewMs > 0 ? 'clockFast' : 'clockSlow', {
                  seconds: formatNumber(Math.round(Math.abs(node.clockSkewMs) / 1000)),
                })}
          </Fact>
        )}
      </dl>
      {(state === 'offline' || refusals.length > 0) && (
        <div className={styles.notes} data-grave>
          {state === 'offline' && <p>{t('silent')}</p>}
          {refusals.length > 0 && <strong>{t(state === 'offline' ? 'lastSaid' : 'why')}</strong>}
          <Notes notes={refusals} />
        </div>
      )}
      {warnings.length > 0 && (
        <details className={styles.notes}>
          <summary>{t('warnings', { count: warnings.length })}</summary>
          <Notes notes={warnings} />
        </details>
      )}
      <details className={styles.notes}>
        <summary>
          {t('languageCount', { ok: passed, all: node.languages.length })}
          {withheld.size > 0 && t('withheldCount', { count: withheld.size })}
        </summary>
        <table className={styles.languages}>
          <caption className="visually-hidden">{t('languages')}</caption>
          <tbody>
            {node.languages.map(({ name, version, ok, reason }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  {ok && version}
                  {withheld.has(name) && (
                    <span className={styles.failed}> {t('withheld', { expected: withheld.get(name)! })}</span>
                  )}
                  {!ok && (
                    <span className={styles.failed}>
                      {t('notOffered', { reason: reason ? judgeWords(reason, lang) : version })}
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <NodeActions node={node} />
    </Panel>
  );
}

function Fact({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <ul>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
