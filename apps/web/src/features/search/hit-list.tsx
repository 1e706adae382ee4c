import type { SearchHit } from '@assay/contract/search/search.ts';
import { Link } from '../../ui/link.tsx';
import { hitAddress } from './hit-address.ts';
import { Marked } from './marked.tsx';
import classes from './search.module.css';

/** What was found, one below the other. */
export function HitList({ hits }: { hits: readonly SearchHit[] }) {
  return (
    <ul className={classes.hits}>
      {hits.map((hit) => (
        <li key={`${hit.kind}-${hit.id}`} className={classes.hit} data-row>
          <h3 className={classes.title}>
            {hit.kind === 'problem' && <code className={classes.name}>{hit.name}</code>}
            <Link href={hitAddress(hit)}>
              <Marked text={hit.title || hit.name} marks={hit.title ? hit.titleMarks : []} />
            </Link>
            {hit.kind === 'group' && <code className={classes.name}>{hit.name}</code>}
          </h3>
          {hit.excerpt && (
            <p className={classes.excerpt}>
              <Marked text={hit.excerpt} marks={hit.excerptMarks} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
