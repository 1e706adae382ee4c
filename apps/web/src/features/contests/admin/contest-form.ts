import type { getAdminContest } from '@assay/contract/contests/admin.ts';
import { AWARD_TYPE, CONTEST_AUTH, CONTEST_TYPE, type ContestType } from '@assay/contract/contests/contest.ts';
import type { DataOf } from '@assay/contract/op.ts';
import {
  type AccountLimit,
  DEFAULT_ACCOUNT_LIMIT,
  findBadLimit,
  formatAccountLimit,
  parseAccountLimit,
} from '@assay/rules/contests/account-limits.ts';
import { DEFAULT_AWARDS, findBadAward } from '@assay/rules/contests/awards.ts';
import { findBadInterval } from '@assay/rules/contests/clock.ts';
import { readStars } from '@assay/rules/contests/refuse-contest.ts';
import { defaultSealOption, type SealOption, sealOptionOf, sealTimeOf, seatSeal } from '@assay/rules/contests/seal.ts';
import { isoOfLocal, localOf } from '../../../lib/local-time.ts';

export type StoredContest = DataOf<typeof getAdminContest>;

/** What is stored of a contest beside what the server keeps for itself. */
type SavedContest = Omit<StoredContest, 'id' | 'version' | 'author' | 'status'>;

/** What stands in the form. Times are those of the clock here, as `datetime-local` writes them. */
export interface ContestForm
  extends Omit<SavedContest, 'startTime' | 'endTime' | 'sealRankTime' | 'starAccount' | 'accountLimitRule'> {
  start: string;
  end: string;
  /** Null keeps another time that was stored. */
  sealOption: SealOption | null;
  /** A stored seal that no option stands for, in contest time. */
  otherSealMs: number | null;
  stars: string;
  limit: AccountLimit;
}

const HOUR_MS = 3_600_000;

/** The usual contest: ICPC rules, five hours, the last hour sealed; it starts at the next full hour but one. */
export function newContestForm(nowMs: number): ContestForm {
  const startMs = (Math.floor(nowMs / HOUR_MS) + 2) * HOUR_MS;
  return {
    title: '',
    description: '',
    type: CONTEST_TYPE.acm,
    auth: 0,
    pwd: '',
    start: localOf(startMs),
    end: localOf(startMs + 5 * HOUR_MS),
    removed: [],
    sealRank: true,
    sealOption: defaultSealOption(CONTEST_TYPE.acm, 5 * HOUR_MS),
    otherSealMs: null,
    autoRealRank: true,
    visible: true,
    openPrint: false,
    openCode: false,
    openRank: false,
    rankShowName: 'username',
    openAccountLimit: false,
    limit: DEFAULT_ACCOUNT_LIMIT,
    stars: '',
    oiRankScoreType: 'Recent',
    awardType: 0,
    awardConfigList: [],
    allowEndSubmit: false,
    acmSettings: null,
    teamSize: 1,
    rated: false,
    ratingFloor: null,
    ratingCeiling: null,
    logoUrl: null,
  };
}

/** The usual three awards, in the words of who sets them. */
export const usualAwards = (names: readonly [string, string, string]) =>
  DEFAULT_AWARDS.map((award, at) => ({ ...award, name: names[at] ?? award.name }));

export function formOfContest(stored: StoredContest): ContestForm {
  const { id: _id, version: _version, author: _author, status: _status, ...fields } = stored;
  const { startTime, endTime, sealRankTime, starAccount, accountLimitRule, ...rest } = fields;
  const startMs = Date.parse(startTime);
  const durationMs = Date.parse(endTime) - startMs;
  const sealMs = sealRankTime === null ? null : Date.parse(sealRankTime) - startMs;
  const sealOption =
    sealMs === null ? defaultSealOption(fields.type as ContestType, durationMs) : sealOptionOf(sealMs, durationMs);
  return {
    ...rest,
    start: localOf(startMs),
    end: localOf(Date.parse(endTime)),
    sealOption,
    otherSealMs: sealOption === null ? sealMs : null,
    stars: starAccount.join('\n'),
    limit: parseAccountLimit(accountLimitRule) ?? DEFAULT_ACCOUNT_LIMIT,
  };
}

/** Milliseconds between the times of the form; NaN while one is missing. */
export const durationOf = ({ start, end }: Pick<ContestForm, 'start' | 'end'>) => Date.parse(end) - Date.parse(start);

/** The seal that the form shows and saves: what was chosen, as far as the contest is long enough for it. */
export const sealOptionIn = (form: ContestForm): SealOption | null =>
  seatSeal({ option: form.sealOption, otherMs: form.otherSealMs }, form.type, durationOf(form));

/** Whether the form itself sees that it cannot be saved. */
export function isRefused(form: ContestForm): boolean {
  const texts = [form.title, form.start, form.end];
  if (form.auth !== CONTEST_AUTH.public) texts.push(form.pwd);
  texts.push(...form.removed.map(({ reason }) => reason));
  return (
    texts.some((text) => text.trim() === '') ||
    !(durationOf(form) > 0) ||
    badRemovalOf(form) !== -1 ||
    (form.openAccountLimit && findBadLimit(form.limit) !== null) ||
    readStars(starsOf(form)).duplicate !== null ||
    badAwardOf(form) !== null
  );
}

/** The first award that cannot be given as it is, null when all can. */
export const badAwardOf = ({ awardType, awardConfigList }: Pick<ContestForm, 'awardType' | 'awardConfigList'>) =>
  awardType === AWARD_TYPE.none
    ? null
    : findBadAward(
        awardType,
        awardConfigList.map((award) => ({ ...award, priority: Number(award.priority), num: Number(award.num) })),
      );

/** They may be typed in any order. */
const byBeginning = (a: { fromMs: unknown }, b: { fromMs: unknown }) => Number(a.fromMs) - Number(b.fromMs);

/** Where among the removed intervals the first one stands that lies outside the contest or touches another; -1 when none does. */
export function badRemovalOf(form: Pick<ContestForm, 'start' | 'end' | 'removed'>): number {
  const intervals = form.removed.map(({ fromMs, toMs }) => ({ fromMs: Number(fromMs), toMs: Number(toMs) }));
  const bad = findBadInterval(intervals.toSorted(byBeginning), durationOf(form));
  return bad ? intervals.indexOf(bad) : -1;
}

export const starsOf = (form: ContestForm) => form.stars.split(/\s+/).filter((name) => name !== '');

/** What is sent: the inverse of {@link formOfContest}. */
export function savedOf(form: ContestForm): SavedContest {
  const { start, end, sealOption: _chosen, otherSealMs, stars: _stars, limit, ...rest } = form;
  const durationMs = durationOf(form);
  const sealOption = sealOptionIn(form);
  const sealMs = sealOption === null ? otherSealMs : sealTimeOf(sealOption, durationMs);
  const sealAt = Date.parse(start) + (sealMs ?? Number.NaN);
  return {
    ...rest,
    removed: form.removed.toSorted(byBeginning),
    awardConfigList: form.awardType === 0 ? [] : form.awardConfigList,
    startTime: isoOfLocal(start),
    endTime: isoOfLocal(end),
    sealRankTime: form.sealRank && Number.isFinite(sealAt) ? new Date(sealAt).toISOString() : null,
    starAccount: starsOf(form),
    accountLimitRule: form.openAccountLimit ? formatAccountLimit(limit) : '',
  };
}
