/** Points of an item with their sign. */
export const signed = (points: number): string =>
  points > 0 ? `+${points}` : points < 0 ? `−${Math.abs(points)}` : '0';
