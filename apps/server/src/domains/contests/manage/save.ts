import type { ContestFields, ContestSave } from '@assay/contract/contests/admin.ts';
import type { ContestType } from '@assay/contract/contests/contest.ts';
import { Failure } from '@assay/contract/failure.ts';
import { parseAccountLimit } from '@assay/rules/contests/account-limits.ts';
import { endOf } from '@assay/rules/contests/clock.ts';
import { readStars, refuseContest } from '@assay/rules/contests/refuse-contest.ts';
import type { ContestColumns } from '../contests.queries.ts';

const timeOf = (text: string) => (text.trim() === '' ? Number.NaN : Date.parse(text));

/** Times of the form are those of a contest from which nothing is removed: distances from its start in contest time. */
const sealMsOf = ({ sealRank, sealRankTime }: ContestFields, startMs: number) => {
  const atMs = sealRank && sealRankTime ? timeOf(sealRankTime) : Number.NaN;
  return Number.isFinite(atMs) ? atMs - startMs : null;
};

/** A new contest, where nothing is said. */
const UNSAID: Omit<ContestFields, 'title' | 'type' | 'auth' | 'startTime' | 'endTime'> = {
  description: '',
  pwd: '',
  removed: [],
  sealRank: false,
  sealRankTime: null,
  autoRealRank: true,
  visible: true,
  openPrint: false,
  openCode: false,
  openRank: false,
  rankShowName: 'username',
  openAccountLimit: false,
  accountLimitRule: '',
  starAccount: [],
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

/** Fields where null is a value of its own. */
const NULLABLE: ReadonlySet<string> = new Set([
  'sealRankTime',
  'acmSettings',
  'logoUrl',
  'ratingFloor',
  'ratingCeiling',
] satisfies (keyof ContestFields)[]);

function complete(given: ContestSave, before: ContestColumns | null): ContestFields {
  const said = Object.entries(given).filter(
    ([name, value]) => value !== undefined && (value !== null || NULLABLE.has(name)),
  );
  return { ...UNSAID, ...(before && contestForm(before)), ...Object.fromEntries(said) } as ContestFields;
}

/**
 * The columns of a contest as a client gave it.
 * @param before the row that is saved over, null for a new contest
 * @throws Failure of `refuseContest`
 */
export function contestColumns(sent: ContestSave, before: ContestColumns | null) {
  const given = complete(sent, before);
  const startMs = timeOf(given.startTime);
  const endMs = timeOf(given.endTime);
  const accountLimit = given.openAccountLimit ? parseAccountLimit(given.accountLimitRule) : null;
  if (given.openAccountLimit && accountLimit === null) {
    throw new Failure('contest.accountRuleBad', { field: 'accountLimitRule' });
  }
  const removed = [...given.removed].sort((a, b) => a.fromMs - b.fromMs);
  const sealMs = sealMsOf(given, startMs);
  const refusal = refuseContest({
    title: given.title,
    type: given.type,
    typeBefore: (before?.type as ContestType | undefined) ?? null,
    auth: given.auth,
    password: given.pwd,
    startMs,
    endMs,
    removed,
    sealRank: given.sealRank,
    sealMs,
    oiRankScoreType: given.oiRankScoreType,
    accountLimit,
    starAccounts: given.starAccount,
    awardType: given.awardType,
    awardConfigs: given.awardConfigList,
  });
  if (refusal) throw refusal;
  const durationMs = endMs - startMs;
  return {
    title: given.title,
    description: given.description,
    type: given.type,
    auth: given.auth,
    pwd: given.auth === 0 ? '' : given.pwd,
    start_time: new Date(startMs),
    duration_ms: durationMs,
    removed: JSON.stringify(removed),
    end_time: new Date(endOf({ startMs, durationMs, removed })),
    seal_rank: given.sealRank,
    seal_ms: sealMs,
    auto_real_rank: given.autoRealRank,
    visible: given.visible,
    open_rank: given.openRank,
    open_print: given.openPrint,
    open_code: given.openCode,
    allow_end_submit: given.allowEndSubmit,
    rank_show_name: given.rankShowName,
    oi_rank_score_type: given.oiRankScoreType,
    acm_settings: given.acmSettings === null ? null : JSON.stringify(given.acmSettings),
    account_limit_rule: given.openAccountLimit ? given.accountLimitRule : null,
    star_accounts: readStars(given.starAccount).usernames,
    award_type: given.awardType,
    award_configs: JSON.stringify([...given.awardConfigList].sort((a, b) => a.priority - b.priority)),
    team_size: given.teamSize,
    rated: given.rated,
    rating_floor: given.ratingFloor,
    rating_ceiling: given.ratingCeiling,
    logo: given.logoUrl,
  };
}

/** The form of a stored contest: the inverse of {@link contestColumns}. */
export function contestForm(row: ContestColumns): ContestFields {
  const startMs = row.start_time.getTime();
  const at = (ms: number) => new Date(startMs + ms).toISOString();
  return {
    title: row.title,
    description: row.description,
    type: row.type as ContestFields['type'],
    auth: row.auth as ContestFields['auth'],
    pwd: row.pwd,
    startTime: row.start_time.toISOString(),
    endTime: at(row.duration_ms),
    removed: row.removed as ContestFields['removed'],
    sealRank: row.seal_rank,
    sealRankTime: row.seal_ms === null ? null : at(row.seal_ms),
    autoRealRank: row.auto_real_rank,
    visible: row.visible,
    openPrint: row.open_print,
    openCode: row.open_code,
    openRank: row.open_rank,
    rankShowName: row.rank_show_name as ContestFields['rankShowName'],
    openAccountLimit: row.account_limit_rule !== null,
    accountLimitRule: row.account_limit_rule ?? '',
    starAccount: row.star_accounts,
    oiRankScoreType: row.oi_rank_score_type as ContestFields['oiRankScoreType'],
    awardType: row.award_type as ContestFields['awardType'],
    awardConfigList: row.award_configs as ContestFields['awardConfigList'],
    allowEndSubmit: row.allow_end_submit,
    acmSettings: row.acm_settings as ContestFields['acmSettings'],
    teamSize: row.team_size,
    rated: row.rated,
    ratingFloor: row.rating_floor,
    ratingCeiling: row.rating_ceiling,
    logoUrl: row.logo,
  };
}
