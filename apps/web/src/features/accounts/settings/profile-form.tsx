import { changeUserInfo } from '@assay/contract/accounts/settings.ts';
import type { UserInfo } from '@assay/contract/accounts/user.ts';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { setUser } from '../../../lib/token.ts';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import classes from './settings.module.css';
import { TEXT } from './text.ts';

const LINES = ['nickname', 'realname', 'school', 'course', 'number', 'cfUsername', 'github', 'blog'] as const;
const GENDERS = ['male', 'female', 'secrecy'] as const;
type Gender = (typeof GENDERS)[number];

/** Who the user is towards others. */
export function ProfileForm({ user }: { user: UserInfo }) {
  const say = useText(TEXT);
  const { form, submit, box, isSaving } = useSaveForm(changeUserInfo, {
    initial: {
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
    labels: {
      ...Object.fromEntries(LINES.map((name) => [name, say(name)])),
      gender: say('gender'),
      signature: say('signature'),
    },
    onSaved(next) {
      setUser(next);
      form.resetDirty();
      toast.success(say('saved'));
    },
  });
  return (
    <form className={classes.profile} noValidate onSubmit={submit}>
      {LINES.map((name) => (
        <TextInput
          key={name}
          {...box(name)}
          type={name === 'github' || name === 'blog' ? 'url' : 'text'}
          autoComplete={name === 'nickname' ? 'nickname' : 'off'}
        />
      ))}
      <NativeSelect {...box('gender')} data={GENDERS.map((value) => ({ value, label: say(value) }))} />
      <Textarea className={classes.whole} {...box('signature')} autosize minRows={4} maxRows={14} />
      <div className={classes.whole}>
        <Button type="submit" loading={isSaving}>
          {say('save')}
        </Button>
      </div>
    </form>
  );
}
