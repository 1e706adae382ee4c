/**
 * What the author gets of a sale: the price less the site's share, in whole coins; what cannot be divided is the author's.
 * @param sharePercent of the site, 0 to 100
 */
export const saleOf = (price: number, sharePercent: number): number => price - Math.floor((price * sharePercent) / 100);
