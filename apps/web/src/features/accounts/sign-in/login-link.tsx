import { Link } from '../../../ui/link.tsx';
import { useLoggedIn } from './use-logged-in.ts';

interface LoginLinkProps {
  href: string;
  className?: string | undefined;
  children: string;
}

/** A link to what needs a login: a visitor is told so and logs in first (SHELL-42). */
export function LoginLink({ href, className, children }: LoginLinkProps) {
  const loggedIn = useLoggedIn();
  return (
    <Link
      href={href}
      className={className}
      onClick={(event) => {
        if (!loggedIn(href)) event.preventDefault();
      }}
    >
      {children}
    </Link>
  );
}
