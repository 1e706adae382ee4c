import { getContestList } from '@assay/contract/contests/list.ts';
import type { SentOf } from '@assay/contract/op.ts';
import { ContestBrowser } from '../../features/contests/list/contest-browser.tsx';
import { TEXT } from '../../features/contests/text.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { PageFrame } from '../../ui/page-frame.tsx';

const useSiteContests = (asked: SentOf<typeof getContestList>) => useCall(getContestList, asked, { keep: true });

/** All contests of the site (CON-1). */
export function Page() {
  const t = useText(TEXT);
  return (
    <PageFrame title={t('contests')}>
      <ContestBrowser useContests={useSiteContests} noneHint={t('noneHint')} />
    </PageFrame>
  );
}
