/** The contest of the field. */
export const CID = 1;
