import { getAcCoin } from '@assay/contract/coins/ledger.ts';
import { formatNumber } from '../../lib/format.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { Link } from '../../ui/link.tsx';
import { Tip } from '../../ui/tip/tip.tsx';
import classes from './purse.module.css';
import { TEXT } from './text.ts';

/** SHELL-35. Asking stops while the tab is hidden. */
const POLL_MS = 5000;

/** The coin balance; leads to the rewards. */
export function CoinBalance() {
  const say = useText(TEXT);
  const { data } = useCall(getAcCoin, {}, { refetchInterval: POLL_MS, call: { quiet: true } });
  const coins = data === undefined ? '' : formatNumber(data);
  const words = say('coins', { coins });
  return (
    <Tip label={words}>
      <Link href="/reward" className={classes.coins} aria-label={words}>
        <svg viewBox="0 0 20 20" width={16} height={16} aria-hidden="true">
          <circle cx="10" cy="10" r="8.5" />
          <path d="m6.8 13.6 3.2-7.4 3.2 7.4M7.6 11.7l5-1.6" />
        </svg>
        <span className={classes.count}>{coins}</span>
      </Link>
    </Tip>
  );
}
