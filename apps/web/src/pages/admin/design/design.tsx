import { useText } from '../../../lib/text.ts';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Charts, Overlays, People, Spots, Tables } from './blocks.tsx';
import { Buttons, Fields, TabsAndSegments } from './controls.tsx';
import styles from './design.module.css';
import { Badges, Colors, Surfaces, TypeScale, Verdicts } from './marks.tsx';
import { Results } from './results.tsx';
import { TEXT } from './text.ts';

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
        <Results />
        <Badges />
        <Buttons />
        <Fields />
        <TabsAndSegments />
        <Tables />
        <Spots />
        <Overlays />
        <Charts />
        <People />
      </div>
    </PageFrame>
  );
}
