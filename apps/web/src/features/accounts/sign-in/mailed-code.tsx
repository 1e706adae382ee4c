import type { FailureCode } from '@assay/contract/errors.ts';
import type { AnyOp, SentOf } from '@assay/contract/op.ts';
import { Button, TextInput, type TextInputProps } from '@mantine/core';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { useAction } from '../../../lib/use-call.ts';
import { TEXT } from '../text.ts';
import classes from './forms.module.css';
import { REGISTER_COOLDOWN_S, useCooldown } from './use-cooldown.ts';

const SENT_MS = 5000;

interface MailedCodeProps<O extends AnyOp> {
  /** Which wait before another code it is. */
  cooldown: 'register' | 'change-email' | 'change-mobile';
  /** The call that sends the code. */
  op: O;
  /** What it is asked with; null while that is not filled in, which the form then says. */
  ask: () => SentOf<O> | null;
  /** The address that the code goes to. */
  addressOf: (asked: SentOf<O>) => string;
  fails: readonly FailureCode[];
  /** Shows why none was sent. */
  onRefused: (sentence: string) => void;
  box: TextInputProps;
}

/** The box of a code that comes by mail, with the button that has it sent (ACC-11). */
export function MailedCode<O extends AnyOp>(props: MailedCodeProps<O>) {
  const { cooldown, op, ask, addressOf, fails, onRefused, box } = props;
  const say = useText(TEXT);
  const { left, start } = useCooldown(cooldown);
  const send = useAction(op, {
    call: { shows: [...fails, 'account.codeTooSoon', 'request.tooMany', 'fields'] },
    onSuccess(_data, asked) {
      start(REGISTER_COOLDOWN_S);
      toast.success(say('codeSent', { email: addressOf(asked) }), { ms: SENT_MS });
    },
    onError(error) {
      if (error.code === 'account.codeTooSoon') start(error.seconds ?? REGISTER_COOLDOWN_S);
      onRefused(error.msg);
    },
  });
  return (
    <div className={classes.withButton}>
      <TextInput autoComplete="one-time-code" {...box} label={say('code')} />
      <Button
        variant="default"
        disabled={left > 0}
        loading={send.isPending}
        onClick={() => {
          const asked = ask();
          if (asked) send.mutate(asked);
        }}
      >
        {left > 0 ? say('sendAgainIn', { seconds: left }) : say('sendCode')}
      </Button>
    </div>
  );
}
