import { useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Address inside the site, query and hash included. */
  href: string;
  ref?: React.Ref<HTMLAnchorElement>;
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link inside the site: a true anchor that navigates without reloading and fetches the page's code on intent. */
export function Link({ href, onClick, onPointerEnter, onFocus, target, ...rest }: LinkProps) {
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
