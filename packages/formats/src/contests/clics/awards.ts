import type { Board, BoardLine } from '@assay/rules/boards/board.ts';
import { type ContestLog, teamOf } from '../contest-log.ts';

export interface ClicsAward {
  id: string;
  citation: string;
  team_ids: string[];
}

export interface MedalCounts {
  gold: number;
  silver: number;
  bronze: number;
}

/**
 * Awards of the API from the final board: the winner, medals, the first to solve each problem, the best of each group.
 * Stars win nothing but first solutions. Medals go to teams that solved something; `[]` says nobody has it yet.
 */
export function clicsAwards(log: ContestLog, board: Board, medals: MedalCounts): ClicsAward[] {
  const idOf = ({ uid }: BoardLine) => teamOf(log, uid).id;
  const scoring = board.list(true).slice(0, board.countScoring());
  const winners = scoring.filter((line) => board.rankOf(line) === 1);
  let from = 0;
  const next = (count: number) => {
    const taken = scoring.slice(from, from + count).map(idOf);
    from += count;
    return taken;
  };
  return [
    ...groupWinners(log, board, scoring),
    ...log.problems.map(({ id, label }, at) => ({
      id: `first-to-solve-${id}`,
      citation: `First to solve problem ${label}`,
      team_ids: board
        .list()
        .filter(({ cells }) => cells[at] !== undefined && board.isFirst(at, cells[at]))
        .map(idOf),
    })),
    { id: 'winner', citation: 'Contest winner', team_ids: winners.map(idOf) },
    { id: 'gold-medal', citation: 'Gold medal winner', team_ids: next(medals.gold) },
    { id: 'silver-medal', citation: 'Silver medal winner', team_ids: next(medals.silver) },
    { id: 'bronze-medal', citation: 'Bronze medal winner', team_ids: next(medals.bronze) },
  ];
}

function groupWinners(log: ContestLog, board: Board, scoring: readonly BoardLine[]): ClicsAward[] {
  return log.groups
    .filter(({ isHidden }) => !isHidden)
    .map(({ id, name }) => {
      const members = scoring.filter(({ uid }) => teamOf(log, uid).groupIds.includes(id));
      const [first] = members;
      const best = members.filter((line) => first !== undefined && board.rankOf(line) === board.rankOf(first));
      return {
        id: `group-winner-${id}`,
        citation: `Winner(s) of group ${name}`,
        team_ids: best.map(({ uid }) => teamOf(log, uid).id),
      };
    });
}
