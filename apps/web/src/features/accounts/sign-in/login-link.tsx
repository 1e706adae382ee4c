import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { useUser } from '../../../lib/token.ts';
import { Link } from '../../../ui/link.tsx';
import { TEXT } from '../text.ts';
import { askLogin } from './dialogs.ts';

interface LoginLinkProps {
  href: string;
  className?: string | undefined;
  children: string;
}

/** A link to what needs a login: a visitor is told so and logs in first (SHELL-42). */
export function LoginLink({ href, className, children }: LoginLinkProps) {
  const t = useText(TEXT);
  const user = useUser();
  return (
    <Link
      href={href}
      className={className}
      onClick={(event) => {
        if (user) return;
        event.preventDefault();
        toast.warning(t('loginFirst'));
        askLogin(href);
      }}
    >
      {children}
    </Link>
  );
}
