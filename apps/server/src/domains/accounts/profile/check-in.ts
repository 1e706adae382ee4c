import { checkIn, getCheckInDays, getCheckInQuote } from '@assay/contract/accounts/check-in.ts';
import { fail } from '@assay/contract/errors.ts';
import type { InputOf } from '@assay/contract/op.ts';
import { checkInCoins, currentStreak, nextStreak } from '@assay/rules/accounts/streak.ts';
import { dayIn } from '@assay/rules/calendar/days.ts';
import { quoteOfDay } from '@assay/rules/coins/quotes.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { findLastCheckIn, insertCheckIn } from './check-in.queries.ts';
import { fetchedQuotes } from './quotes.ts';

const today = (call: Call) => dayIn(call.config.timeZone, call.clock.now());

/** Checks in for the site's calendar day; the primary key lets one of parallel requests through. */
async function checkInToday(call: Call, { daily_remark: remark = '' }: InputOf<typeof checkIn>) {
  const { uid } = viewerOf(call);
  const day = today(call);
  return call.db.transaction().execute(async (tx) => {
    const streak = nextStreak((await findLastCheckIn(tx, uid)) ?? null, day);
    const coins = checkInCoins(streak);
    const isFirst = await insertCheckIn(tx, { uid, day, streak, remark, acoin: coins, gmt_create: call.clock.now() });
    if (!isFirst) fail('account.checkedIn');
    await call.signals.emit('account.checkedIn', { uid, day, coins }, tx);
    return { acCoin: coins, checkInDays: streak };
  });
}

async function tellStreak(call: Call) {
  const last = (await findLastCheckIn(call.db, viewerOf(call).uid)) ?? null;
  return {
    checkInDays: currentStreak(last, today(call)),
    checkedInToday: last?.day === today(call),
    dailyRemark: last?.day === today(call) ? last.remark : '',
    lastCheckInTime: last?.gmt_create.toISOString() ?? null,
  };
}

/** Nothing but the own list unless an operator has configured another source (COIN-6). */
async function tellQuote(call: Call) {
  const url = call.config.checkInQuoteUrl;
  if (url === undefined) return quoteOfDay(today(call), call.lang);
  return (await fetchedQuotes(call).of(url)) ?? fail('account.quoteUnavailable');
}

export const checkInCalls: Implementation[] = [
  implement(checkIn, checkInToday),
  implement(getCheckInDays, tellStreak),
  implement(getCheckInQuote, tellQuote),
];
