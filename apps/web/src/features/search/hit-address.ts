import type { SearchHit } from '@assay/contract/search/search.ts';
import { addressOf, paths } from '../../lib/paths.ts';

/** Where a hit leads to. */
export function hitAddress({ kind, id, name, gid }: SearchHit): string {
  switch (kind) {
    case 'problem':
      return gid === null ? paths.problem(name) : addressOf({ kind: 'group', id: gid }).problem(name);
    case 'discussion':
      return paths.discussion(id, gid);
    case 'contest':
      return paths.contest(id);
    case 'group':
      return paths.group(id);
    case 'person':
      return paths.userHome({ username: name });
  }
}
