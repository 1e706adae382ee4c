import { useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, HTMLAttributes, MouseEvent } from 'react';
import { isBuilt } from '../lib/screens/is-built.ts';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Address inside the site, query and hash included. */
  href: string;
  ref?: React.Ref<HTMLAnchorElement>;
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * A link inside the site: a true anchor that navigates without reloading and fetches the page's code on intent. Where the
 * screen is not built yet, its words alone.
 */
export function Link(props: LinkProps) {
  return isBuilt(props.href) ? <BuiltLink {...props} /> : <Words {...props} />;
}

/** A name for screen readers is that of a picture here: plain words have none of their own. */
const Words = ({ href: _href, target: _target, rel: _rel, ref: _ref, onClick: _onClick, ...rest }: LinkProps) => (
  <span {...(rest as HTMLAttributes<HTMLSpanElement>)} role={rest['aria-label'] ? 'img' : undefined} data-unlinked />
);

function BuiltLink({ href, onClick, onPointerEnter, onFocus, target, ...rest }: LinkProps) {
  const router = useRouter();
  const prepare = () => {
    const [matched] = router.getMatchedRoutes(href.split(/[?#]/)[0] as string);
    for (const route of matched) void router.loadRouteChunk(route);
  };
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onPointerEnter={(event) => {
        prepare();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prepare();
        onFocus?.(event);
      }}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || target === '_blank' || !isPlain(event)) return;
        event.preventDefault();
        void router.navigate({ href });
      }}
    />
  );
}
