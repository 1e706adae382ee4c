/** Faults that this script cannot inflict, said plainly. */
export const OUT_OF_REACH: { id: string; what: string; why: string }[] = [
  {
    id: 'FI-18',
    what: 'backup during a contest, restored elsewhere',
    why: 'the product has no backup command of its own; FI-4 restores the database from a copy made while it ran',
  },
];
