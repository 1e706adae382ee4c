import type { ReactNode } from 'react';
import { useText } from '../../lib/text.ts';
import { TEXT } from './text.ts';

interface OutsideLinkProps {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Whether a browser may be sent there: no script, no data. */
const isWeb = (href: string) => /^https?:\/\//i.test(href);

/** A link to another site: in a new window, which learns nothing of this one and gets no hand on it (EXT-1). */
export function OutsideLink({ href, className, children }: OutsideLinkProps) {
  const t = useText(TEXT);
  if (!isWeb(href)) return <span className={className}>{children}</span>;
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer nofollow">
      {children}
      <span className="visually-hidden"> {t('newWindow')}</span>
    </a>
  );
}
