import { CONTEST_STATUS, type ContestType, type OiScoreType } from '@assay/contract/contests/contest.ts';
import { fail } from '@assay/contract/errors.ts';
import { Failure } from '@assay/contract/failure.ts';
import { type ClicsAward, clicsAwards } from '@assay/formats/contests/clics/awards.ts';
import { restrictLog } from '@assay/formats/contests/clics/feed.ts';
import { type LogMoments, momentsAt } from '@assay/formats/contests/clics/objects.ts';
import { boardFactsOf, type ContestLog, type LogAccount } from '@assay/formats/contests/contest-log.ts';
import { ContestBoards } from '@assay/rules/boards/contest-boards.ts';
import type { AcmSettings } from '@assay/rules/boards/contest-rules/acm.ts';
import { ruleOf } from '@assay/rules/boards/contest-rules/settings.ts';
import { refuseEntry, refuseOutsideBoard } from '@assay/rules/contests/access.ts';
import { type AwardConfig, awardSpans, defaultMedalCounts } from '@assay/rules/contests/awards.ts';
import { contestTimeAt, endOf } from '@assay/rules/contests/clock.ts';
import { LRUCache } from 'lru-cache';
import type { Viewer } from '../../../platform/http/call.ts';
import type { Services } from '../../../platform/services.ts';
import { boardStore } from '../boards/store.ts';
import { type ContestView, findContestView } from '../entry.ts';
import { contestLogOf } from './log.ts';

export type IcpcServices = Pick<Services, 'db' | 'clock' | 'ofNode'>;

/** A contest in the words of the ICPC Contest API, as far as one viewer may know it. */
export interface IcpcView {
  view: ContestView;
  log: ContestLog;
  moments: LogMoments;
  /** The viewer's own; null for strangers to the contest. */
  account: LogAccount | null;
  /** Over the log's teams, by their place in it from 1. */
  boards: ContestBoards;
  awards: ClicsAward[];
  /** Changes whenever anything that is told does. */
  version: string;
}

/** Whether somebody sees a contest here: inside by its rules, or because its board is shown outside. */
export function refuseIcpc(view: ContestView) {
  const inside = refuseEntry(view.viewer, view.facts, view.status);
  const outside = refuseOutsideBoard(view.viewer, view.facts, view.status);
  if (inside === null || outside === null) return null;
  // what one may not see inside one learns no more of here
  return view.viewer ? inside : outside;
}

/** The number that an address writes; 0, which nothing has, for what is none. */
export const numberOf = (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0);

/** @throws Failure `contest.unknown` for what is no number */
export const contestIdOf = (text: string): number => numberOf(text) || fail('contest.unknown');

/** @throws Failure when this viewer may not see the contest */
export async function openIcpc(services: IcpcServices, cid: number, who: Viewer | null): Promise<ContestView> {
  const view = await findContestView(services, cid, who);
  if (!view) return fail('contest.unknown');
  const refusal = refuseIcpc(view);
  if (refusal) throw new Failure(refusal);
  return view;
}

interface Kept {
  version: string;
  log: Promise<ContestLog>;
}

/** Logs of contests that are being read, by contest. */
const LOGS_MAX = 8;
const openLogs = () => new LRUCache<number, Kept>({ max: LOGS_MAX });
/** The jury and the public, before and after a moment that passes. */
const VIEWS_MAX = 4;
type SharedView = Omit<IcpcView, 'view' | 'account'>;
const views = new WeakMap<ContestLog, Map<string, SharedView>>();

function keptLog(services: IcpcServices, view: ContestView, version: string, make: () => Promise<ContestLog>) {
  const kept = services.ofNode(openLogs);
  const known = kept.get(view.row.id);
  if (known?.version === version) return known.log;
  const log = make();
  kept.set(view.row.id, { version, log });
  log.catch(() => kept.delete(view.row.id));
  return log;
}

/** The contest at this moment: the jury's view for its admins, the public one for everybody else. */
export async function icpcView(services: IcpcServices, view: ContestView): Promise<IcpcView> {
  const { row, moment, isAdmin } = view;
  const live = await boardStore(services).get(row);
  const dataVersion = `${live.version}.${row.version}.${row.gmt_modified.getTime()}`;
  const full = await keptLog(services, view, dataVersion, () => contestLogOf(services.db, view, live));
  const moments = momentsOf(view, full);
  const version = `${dataVersion}.${isAdmin}.${moment.sealed}.${JSON.stringify(moments)}`;
  const made = views.get(full) ?? new Map<string, SharedView>();
  views.set(full, made);
  const known = made.get(version);
  const account = accountOf(view, full);
  if (known) return { ...known, view, account };
  const log = isAdmin ? full : restrictLog(full, moments);
  const rule = ruleOf({
    type: row.type as ContestType,
    oiRankScoreType: row.oi_rank_score_type as OiScoreType,
    acm: (row.acm_settings as unknown as AcmSettings | null) ?? undefined,
  });
  // the facts of the full log: what is hidden of it is pending on the sealed board, not gone
  const boards = new ContestBoards(rule, boardFactsOf(log));
  const fresh = { log, moments, boards, awards: awardsOf(view, log, boards), version };
  if (made.size >= VIEWS_MAX) made.clear();
  made.set(version, fresh);
  return { ...fresh, view, account };
}

function accountOf({ viewer, isAdmin }: ContestView, full: ContestLog): LogAccount | null {
  if (!viewer) return null;
  const { uid, username } = viewer;
  const id = String(uid);
  if (isAdmin) return { id, username, name: username, type: 'admin', teamId: null, personId: null };
  return full.accounts?.find((one) => one.id === id) ?? null;
}

/** The board of this view: what the seal hides is pending on it. */
export const boardOf = ({ boards, view }: Pick<IcpcView, 'boards' | 'view'>) =>
  boards.board(view.moment.sealed && !view.isAdmin ? 'sealed' : 'real');

/**
 * The result is final when the contest is over, everything is judged and the seal has lifted. The seal lifts at the end,
 * or when an admin opened the board. The standard wants each of these later than the end, so by a millisecond at least.
 */
function momentsOf({ row, clock, now, moment, status }: ContestView, log: ContestLog): LogMoments {
  const afterMs = endOf(clock) + 1;
  const isOpen = status === CONTEST_STATUS.ended && !moment.sealed;
  const openedMs = isOpen ? Math.max(afterMs, row.seal_rank ? row.gmt_modified.getTime() : afterMs) : null;
  const thawedMs = log.freezeMs === null ? null : openedMs;
  // a removed interval stops the clock of the log: freeze and end come as much later
  const clockMs = clock.startMs + contestTimeAt(clock.removed, now.getTime() - clock.startMs);
  return momentsAt(log, clockMs, thawedMs, openedMs === null ? null : finalizedAt(log, openedMs));
}

/** The last judgement, or the opening of the board when that is later; null while something is not judged. */
function finalizedAt({ submissions, startMs }: ContestLog, openedMs: number): number | null {
  let finalMs = openedMs;
  for (const { judgements } of submissions) {
    const last = judgements.at(-1);
    if (!last) return null;
    finalMs = Math.max(finalMs, (startMs ?? 0) + (last.endMs ?? last.startMs));
  }
  return finalMs;
}

/** Medals by the awards of the contest, in their order; the usual shares where it has none. */
function awardsOf(view: ContestView, log: ContestLog, boards: ContestBoards): ClicsAward[] {
  const board = boardOf({ boards, view });
  const ranked = board.list(true).length;
  const configs = view.row.award_configs as unknown as AwardConfig[];
  const [gold, silver, bronze] = awardSpans(view.row.award_type, configs, ranked, board.countScoring());
  const count = (span: typeof gold) => (span ? span.to - span.from : 0);
  const medals = gold
    ? { gold: count(gold), silver: count(silver), bronze: count(bronze) }
    : defaultMedalCounts(ranked);
  return clicsAwards(log, board, medals);
}
