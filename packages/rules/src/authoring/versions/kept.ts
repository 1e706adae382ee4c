import type { ProblemOwnerKind } from '@assay/contract/problems/owner.ts';

/** Versions that are kept of a problem (EDIT-16): each may hold other test data, and not everybody may fill the disk with it. */
const KEPT: Record<ProblemOwnerKind, number> = { site: 500, group: 50, person: 50 };

export const versionsKept = (owner: ProblemOwnerKind): number => KEPT[owner];
