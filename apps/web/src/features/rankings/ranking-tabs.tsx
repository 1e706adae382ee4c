import type { RankBoard } from '@assay/contract/rankings/rank-list.ts';
import { Box } from '@mantine/core';
import { paths } from '../../lib/paths.ts';
import { useSiteConfig } from '../../lib/site-config.ts';
import { useText } from '../../lib/text.ts';
import { TabBar } from '../../ui/tab-bar/tab-bar.tsx';
import { TEXT } from './text.ts';

/** The rankings of the site, and the honour list beside them. */
export function RankingTabs({ current }: { current: RankBoard | 'rating' | 'honors' }) {
  const t = useText(TEXT);
  const isRating = useSiteConfig()?.openRating === true;
  return (
    <Box mb="sm">
      <TabBar
        label={t('board')}
        current={current}
        tabs={[
          { key: 'ACM', label: t('acm'), href: paths.acmRank },
          { key: 'OI', label: t('oi'), href: paths.oiRank },
          { key: 'TUTORIAL', label: t('tutorial'), href: paths.tutorialRank },
          ...(isRating || current === 'rating'
            ? [{ key: 'rating', label: t('contestRating'), href: paths.ratingRank }]
            : []),
          { key: 'honors', label: t('honors'), href: paths.honors },
        ]}
      />
    </Box>
  );
}
