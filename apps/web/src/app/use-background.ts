import { getHomeBackground } from '@assay/contract/site/pictures.ts';
import { useEffect } from 'react';
import { useOwnTheme } from '../lib/page/own-theme.ts';
import { useCall } from '../lib/use-call.ts';

/** Whether this browser was asked to save data: then there is no picture. */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true ||
  window.matchMedia('(prefers-reduced-data: reduce)').matches;

/**
 * Puts the chosen card style and background picture on the page (ACC-23). A picture that was hidden or deleted is none.
 * @returns whether the page shows through: a picture, or the tints of frosted cards
 */
export function useBackground(): boolean {
  const { bgImgId, cardStyle } = useOwnTheme();
  const { data } = useCall(
    getHomeBackground,
    {},
    { enabled: bgImgId !== null && !savesData(), staleTime: 600_000, call: { quiet: true } },
  );
  const url = bgImgId === null ? undefined : data?.find(({ id }) => id === bgImgId)?.url;
  useEffect(() => {
    const { dataset, style } = document.documentElement;
    dataset.cards = cardStyle;
    if (url === undefined) {
      delete dataset.background;
      style.removeProperty('--background-picture');
    } else {
      dataset.background = '';
      style.setProperty('--background-picture', `url("${encodeURI(url)}")`);
    }
  }, [cardStyle, url]);
  return url !== undefined || cardStyle === 'frosted';
}
