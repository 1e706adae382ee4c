/**
 * Points for the OI ranking: a tenth of the score, and twice the difficulty in proportion to how much was solved
 * (JUDGE-32).
 */
export function oiRankScore(score: number, ioScore: number, difficulty: number): number {
  if (ioScore <= 0) return 0;
  return Math.round(0.1 * score + (2 * difficulty * score) / ioScore);
}
