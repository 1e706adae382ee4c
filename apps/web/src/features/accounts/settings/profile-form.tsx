import { changeUserInfo } from '@assay/contract/accounts/settings.ts';
import type { UserInfo } from '@assay/contract/accounts/user.ts';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { setUser } from '../../../lib/token.ts';
import { useAction } from '../../../lib/use-call.ts';
import classes from './settings.module.css';
import { TEXT } from './text.ts';

/** One-line fields and their bounds in characters. */
const LINES = [
  ['nickname', 20],
  ['realname', 50],
  ['school', 100],
  ['course', 100],
  ['number', 20],
  ['cfUsername', 255],
  ['github', 255],
  ['blog', 255],
] as const;
const GENDERS = ['male', 'female', 'secrecy'] as const;
type Gender = (typeof GENDERS)[number];

/** Who the user is towards others. */
export function ProfileForm({ user }: { user: UserInfo }) {
  const say = useText(TEXT);
  const isLink = (value: string) => value === '' || /^https?:\/\/\S+$/i.test(value);
  const refuseLink = (value: string) => (isLink(value.trim()) ? null : say('linkFormat'));
  const form = useForm({
    initialValues: {
      nickname: user.nickname,
      realname: user.realname,
      gender: user.gender as Gender,
      school: user.school,
      course: user.course,
      number: user.number,
      signature: user.signature,
      github: user.github,
      blog: user.blog,
      cfUsername: user.cfUsername,
    },
    validate: { github: refuseLink, blog: refuseLink },
    validateInputOnBlur: true,
  });
  const action = useAction(changeUserInfo, {
    call: { shows: ['fields'] },
    onSuccess(next) {
      setUser(next);
      form.resetDirty();
      toast.success(say('saved'));
    },
    onError: (error) => form.setErrors({ ...error.fields }),
  });
  return (
    <form className={classes.profile} noValidate onSubmit={form.onSubmit((values) => action.mutate(values))}>
      {LINES.map(([name, maxLength]) => (
        <TextInput
          key={name}
          label={say(name)}
          maxLength={maxLength}
          type={name === 'github' || name === 'blog' ? 'url' : 'text'}
          autoComplete={name === 'nickname' ? 'nickname' : 'off'}
          {...form.getInputProps(name)}
        />
      ))}
      <NativeSelect
        label={say('gender')}
        data={GENDERS.map((value) => ({ value, label: say(value) }))}
        {...form.getInputProps('gender')}
      />
      <Textarea
        className={classes.whole}
        label={say('signature')}
        autosize
        minRows={4}
        maxRows={14}
        maxLength={65535}
        {...form.getInputProps('signature')}
      />
      <div className={classes.whole}>
        <Button type="submit" loading={action.isPending}>
          {say('save')}
        </Button>
      </div>
    </form>
  );
}
