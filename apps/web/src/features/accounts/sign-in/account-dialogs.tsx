import { Anchor } from '@mantine/core';
import { siteName, useSiteConfig } from '../../../lib/site-config.ts';
import { useText } from '../../../lib/text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { TEXT } from '../text.ts';
import { type AccountDialog, closeAccountDialog, showAccountDialog, useAccountDialog } from './dialogs.ts';
import classes from './forms.module.css';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { ResetForm } from './reset-form.tsx';
import { useFinishLogin } from './use-finish-login.ts';

const DIALOG_PX = 370;

/** The dialogs Login, Register and ResetPwd (SHELL-14): 370 px, not closable by a click outside. */
export function AccountDialogs() {
  const say = useText(TEXT);
  const config = useSiteConfig();
  const dialog = useAccountDialog();
  return (
    <Dialog
      opened={dialog !== null}
      onClose={closeAccountDialog}
      closeOnClickOutside={false}
      size={DIALOG_PX}
      padding={22}
      title={dialog && `${say(dialog)} - ${siteName(config)}`}
    >
      {dialog && <DialogBody dialog={dialog} mayRegister={config?.register ?? false} />}
    </Dialog>
  );
}

function DialogBody({ dialog, mayRegister }: { dialog: AccountDialog; mayRegister: boolean }) {
  const say = useText(TEXT);
  const finish = useFinishLogin();
  const to = (which: AccountDialog, words: string) => (
    <Anchor component="button" type="button" size="sm" onClick={() => showAccountDialog(which)}>
      {words}
    </Anchor>
  );
  switch (dialog) {
    case 'login':
      return (
        <>
          <LoginForm onLogin={(user) => finish(user)} />
          <div className={classes.links}>
            {mayRegister && to('register', say('noAccount'))}
            {to('resetPwd', say('forgotPassword'))}
          </div>
        </>
      );
    case 'register':
      return (
        <>
          {mayRegister ? <RegisterForm /> : <p>{say('registerClosed')}</p>}
          <div className={classes.links}>{to('login', say('hasAccount'))}</div>
        </>
      );
    case 'resetPwd':
      return (
        <>
          <ResetForm />
          <div className={classes.links}>{to('login', say('rememberedPassword'))}</div>
        </>
      );
  }
}
