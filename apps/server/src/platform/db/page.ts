import type { Paging } from '@assay/contract/page.ts';

/** Rows before a page of a list. */
export const offsetOf = ({ currentPage, limit }: Paging): number => (currentPage - 1) * limit;

/** What every list answers: the rows of a page, how many there are in all, and which page it is. */
export const pageAnswer = <Row>(records: Row[], total: number, { currentPage, limit }: Paging) => ({
  records,
  total,
  size: limit,
  current: currentPage,
});
