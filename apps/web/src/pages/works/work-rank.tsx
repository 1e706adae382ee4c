import { WorkRank } from '../../features/works/rank/work-rank.tsx';
import { WorkShell } from '../../features/works/shell/work-shell.tsx';
import { TEXT } from '../../features/works/text.ts';
import { useText } from '../../lib/text.ts';

/** Who reached how many points in a timed work. */
export function Page() {
  const t = useText(TEXT);
  return (
    <WorkShell tab="rank" title={t('rankOpen')}>
      {({ work }) => <WorkRank work={work} />}
    </WorkShell>
  );
}
