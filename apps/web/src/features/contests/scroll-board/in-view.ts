/** Lines drawn beyond the edges of the stage. */
const AHEAD = 6;

/**
 * The part of the board that is looked at: the line at its upper edge, and the lines that are drawn, the last one excluded.
 * What is looked at stands in the lower third; below the last line there is room for two.
 * @param fit lines that the stage holds
 */
export function linesInView(count: number, at: number, fit: number): { top: number; from: number; to: number } {
  const top = Math.max(0, Math.min(at - Math.floor(fit * 0.62), count - fit + 2));
  return { top, from: Math.max(0, top - AHEAD), to: Math.min(count, top + fit + AHEAD) };
}
