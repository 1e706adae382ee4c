import { VERDICT_TEXT, verdictName } from '@assay/contract/verdict.ts';
import { Suspense } from 'react';
import { useLang } from '../../lib/lang.ts';
import { useText } from '../../lib/text.ts';
import { StackedBar } from '../../ui/charts/stacked-bar.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Markdown, MarkdownSkeleton } from '../markdown/markdown-text.tsx';
import { DifficultyChip } from '../problems/difficulty-chip.tsx';
import classes from './profile.module.css';
import type { Profile } from './tabs.ts';
import { TEXT } from './text.ts';

/** What the person wrote, and how the solving stands. */
export function Overview({ profile, own }: { profile: Profile; own: boolean }) {
  const say = useText(TEXT);
  const solves = !profile.hidden.includes('solved');
  return (
    <div className={solves ? classes.columns : undefined}>
      <Panel title={say('signature')}>
        {profile.signature.trim() === '' ? (
          <EmptyState small text={say('noSignature')} hint={own ? say('noSignatureOwn') : undefined} />
        ) : (
          <Suspense fallback={<MarkdownSkeleton />}>
            <Markdown source={profile.signature} />
          </Suspense>
        )}
      </Panel>
      {solves && (
        <div className={classes.column}>
          <Panel title={say('difficulties')}>
            <Levels profile={profile} />
          </Panel>
          <Panel title={say('verdicts')}>
            <Results profile={profile} />
          </Panel>
        </div>
      )}
    </div>
  );
}

function Levels({ profile: { countProblemByDifficulty } }: { profile: Profile }) {
  const say = useText(TEXT);
  return (
    <ul className={classes.levels}>
      {countProblemByDifficulty.map(({ difficulty, num, total }) => (
        <li key={difficulty} className={classes.level}>
          <DifficultyChip id={difficulty} />
          <b>{say('ofTotal', { num, total })}</b>
          <span className={classes.track} aria-hidden>
            <i style={{ width: `${total === 0 ? 0 : (num / total) * 100}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Results({ profile: { verdicts } }: { profile: Profile }) {
  const say = useText(TEXT);
  const lang = useLang();
  if (verdicts.length === 0) return <EmptyState spot="waiting" text={say('noSubmissions')} />;
  return (
    <StackedBar
      label={say('verdicts')}
      parts={verdicts.map(({ status, count }) => {
        const key = verdictName(status);
        return { key, label: VERDICT_TEXT[key][lang], value: count, color: `var(--verdict-${key})` };
      })}
    />
  );
}
