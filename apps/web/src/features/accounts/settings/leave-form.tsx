import { deleteAccount } from '@assay/contract/accounts/settings.ts';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { formatMoment } from '../../../lib/format.ts';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { clearLogin } from '../../../lib/token.ts';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import classes from './settings.module.css';
import { TEXT } from './text.ts';

/** Leaves the site: the own name is typed and the password asked for; a log-in within 14 days calls it off. */
export function LeaveForm({ username }: { username: string }) {
  const say = useText(TEXT);
  const { form, submit, box, isSaving } = useSaveForm(deleteAccount, {
    initial: { username: '', password: '' },
    labels: { username: say('leaveName', { name: username }), password: say('leavePassword') },
    fieldOfFailure: {
      'account.nameNotTyped': 'username',
      'account.badOldPassword': 'password',
      'account.ownsGroups': 'username',
      'account.lastRoot': 'username',
    },
    onSaved: ({ eraseAfter }) => {
      toast.success(say('left', { time: formatMoment(eraseAfter) }));
      clearLogin();
    },
  });
  const ready = form.values.username.trim().toLowerCase() === username.toLowerCase() && form.values.password !== '';
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <div>
        <h3 className={classes.heading}>{say('leave')}</h3>
        <ul className={classes.points}>
          <li>{say('leaveGrace')}</li>
          <li>{say('leaveErased')}</li>
          <li>{say('leaveStays')}</li>
          <li>{say('leaveGroups')}</li>
        </ul>
      </div>
      <TextInput {...box('username')} autoComplete="off" />
      <PasswordInput {...box('password')} autoComplete="current-password" />
      <div>
        <Button type="submit" color="red" disabled={!ready} loading={isSaving}>
          {say('leave')}
        </Button>
      </div>
    </form>
  );
}
