import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { useText } from '../../../lib/text.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Charts, Overlays, People, Spots, Tables } from './blocks.tsx';
import { Buttons, Fields, TabsAndSegments } from './controls.tsx';
import styles from './design.module.css';
import { Badges, Colors, Surfaces, TypeScale, Verdicts } from './marks.tsx';
import { TEXT } from './text.ts';

/** What a submission comes to brings the parts of its own pages along; it stands last, so that nothing moves when it comes. */
const Results = lazyPart(() => import('./results.tsx').then((module) => module.Results));

/** Every part of the pages in every state, for those who change one: the light and the dark theme are the menu's. */
export function Page() {
  const t = useText(TEXT);
  return (
    <PageFrame title={t('title')} lead={t('lead')}>
      <div className={styles.parts}>
        <TypeScale />
        <Colors />
        <Surfaces />
        <Verdicts />
        <Badges />
        <Buttons />
        <Fields />
        <TabsAndSegments />
        <Tables />
        <Spots />
        <Overlays />
        <Charts />
        <People />
        <Suspense fallback={<Skeleton height={640} />}>
          <Results />
        </Suspense>
      </div>
    </PageFrame>
  );
}
