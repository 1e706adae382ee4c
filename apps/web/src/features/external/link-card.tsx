import type { ExternalLinkRow } from '@assay/contract/external/links.ts';
import { TagChip } from '../../ui/tag-chip.tsx';
import classes from './external.module.css';
import { OutsideLink } from './outside-link.tsx';
import { SiteIcon } from './site-icon.tsx';

/** Where a link leads, in short; all of it where it cannot be read. */
const hostOf = (url: string) => {
  try {
    return new URL(url).host;
  } catch {
    return url;
  }
};

/** One link of the navigation: icon, name, where it leads, what it is about (EXT-1). */
export function LinkCard({ link: { title, url, logo, description, category, contests } }: { link: ExternalLinkRow }) {
  return (
    <li className={classes.card}>
      <SiteIcon logo={logo} name={title} />
      <div className={classes.body}>
        <h2 className={classes.name}>
          <OutsideLink href={url} className={classes.link}>
            <bdi>{title}</bdi>
          </OutsideLink>
        </h2>
        <p className={classes.host}>{hostOf(url)}</p>
        {description !== '' && <p className={classes.description}>{description}</p>}
        {(category || contests.length > 0) && (
          <div className={classes.chips}>
            {category && <TagChip color={category.color}>{category.name}</TagChip>}
            {contests.map(({ id, name }) => (
              <TagChip key={id}>{name}</TagChip>
            ))}
          </div>
        )}
      </div>
    </li>
  );
}
