import type { LinkFacts } from '@assay/rules/groups/join-links.ts';
import type { LinkColumns } from './join-links.queries.ts';

/** What decides whether a link lets somebody in. */
export const linkFacts = (row: LinkColumns): LinkFacts => ({
  endsAt: row.ends_at,
  usesMax: row.uses_max,
  uses: row.uses,
  revokedAt: row.revoked_at,
  needsApproval: row.needs_approval,
});
