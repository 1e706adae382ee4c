import { useText } from '../../../lib/text.ts';
import { BATCH_TEXT as TEXT } from './batch-text.ts';
import classes from './slips.module.css';

/** Accounts with their passwords as slips to be cut; nothing but them is printed. */
export function AccountSlips({
  accounts,
}: {
  accounts: readonly { username: string; password: string; realname?: string }[];
}) {
  const t = useText(TEXT);
  return (
    <div className={classes.slips}>
      {accounts.map(({ username, password, realname }) => (
        <section key={username} className={classes.slip} aria-label={username}>
          <dl>
            {realname && (
              <>
                <dt>{t('realnameWord')}</dt>
                <dd>{realname}</dd>
              </>
            )}
            <dt>{t('usernameColumn')}</dt>
            <dd>{username}</dd>
            <dt>{t('passwordWord')}</dt>
            <dd>{password}</dd>
          </dl>
        </section>
      ))}
    </div>
  );
}
