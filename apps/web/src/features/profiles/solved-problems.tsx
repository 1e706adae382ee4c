import { Button } from '@mantine/core';
import { useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { useText } from '../../lib/text.ts';
import { EmptyState, ToProblems } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Panel } from '../../ui/panel.tsx';
import { DifficultyChip } from '../problems/difficulty-chip.tsx';
import classes from './profile.module.css';
import type { Profile } from './tabs.ts';
import { TEXT } from './text.ts';

/** Problems of one list that are drawn before the rest is asked for. */
const SHOWN = 120;

/** Public problems that the person solved, by difficulty, and those tried. */
export function SolvedProblems({ profile, own }: { profile: Profile; own: boolean }) {
  const say = useText(TEXT);
  const { solvedGroupByDifficulty: groups, solvedList, unSolvedList } = profile;
  if (solvedList.length + unSolvedList.length === 0) {
    return (
      <Panel>
        <EmptyState text={say('noSolved')} action={own && <ToProblems />} />
      </Panel>
    );
  }
  return (
    <div className={classes.page}>
      {solvedList.length > 0 && (
        <Panel title={say('solved')} aside={say('count', { count: solvedList.length })}>
          {Object.entries(groups).map(([difficulty, problems]) => (
            <section key={difficulty}>
              <h3 className={classes.group}>
                <DifficultyChip id={Number(difficulty)} />
                <span>{say('count', { count: problems.length })}</span>
              </h3>
              <ProblemIds ids={problems.map(({ problemId }) => problemId)} />
            </section>
          ))}
        </Panel>
      )}
      {unSolvedList.length > 0 && (
        <Panel title={say('tried')} aside={say('triedHint')}>
          <ProblemIds ids={unSolvedList} tried />
        </Panel>
      )}
    </div>
  );
}

function ProblemIds({ ids, tried }: { ids: readonly string[]; tried?: boolean }) {
  const say = useText(TEXT);
  const [all, setAll] = useState(false);
  return (
    <>
      <ul className={classes.problems}>
        {(all ? ids : ids.slice(0, SHOWN)).map((id) => (
          <li key={id}>
            <Link className={classes.problem} data-tried={tried || undefined} href={paths.problem(id)}>
              {id}
            </Link>
          </li>
        ))}
      </ul>
      {!all && ids.length > SHOWN && (
        <Button mt="sm" size="compact-sm" variant="default" onClick={() => setAll(true)}>
          {say('showAll', { count: ids.length })}
        </Button>
      )}
    </>
  );
}
