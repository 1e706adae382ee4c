import { formatAgo, formatMoment } from '../lib/format.ts';
import { useLang } from '../lib/lang.ts';
import { Tip } from './tip/tip.tsx';

/** "3 minutes ago", with the full moment in a tooltip. */
export function RelativeTime({ at }: { at: string }) {
  const lang = useLang();
  return (
    <Tip label={formatMoment(at)}>
      <time dateTime={at}>{formatAgo(at, lang)}</time>
    </Tip>
  );
}
