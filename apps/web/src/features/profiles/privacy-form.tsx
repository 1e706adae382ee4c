import {
  AUDIENCES,
  type Audience,
  changePrivacy,
  getPrivacy,
  PRIVACY_PARTS,
  type PrivacyPart,
} from '@assay/contract/profiles/privacy.ts';
import { getUserHomeInfo } from '@assay/contract/profiles/profile.ts';
import { Skeleton } from '@mantine/core';
import { toast } from '../../lib/notices.ts';
import { rows, useText } from '../../lib/text.ts';
import { keyOf, queryClient, refresh, useAction, useCall } from '../../lib/use-call.ts';
import { COMMON } from '../../ui/common-words.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Segments } from '../../ui/segments/segments.tsx';
import classes from './privacy.module.css';

const TEXT = rows({
  saved: COMMON.saved,
  everyone: { zh: '所有人', en: 'Everyone' },
  groups: { zh: '同团队成员', en: 'My groups' },
  self: { zh: '仅自己', en: 'Only me' },
  email: { zh: '邮箱', en: 'Email' },
  realname: { zh: '真实姓名', en: 'Real name' },
  school: { zh: '学校和专业', en: 'School and course' },
  lastLogin: { zh: '最近登录', en: 'Last log-in' },
  lastLoginHint: { zh: '别人只看到日期', en: 'Others see the day only' },
  activity: { zh: '做题日历', en: 'Activity' },
  solved: { zh: '做过的题和统计', en: 'Problems and figures' },
  contests: { zh: '参加的比赛', en: 'Contests' },
  contestsHint: { zh: '只列公开比赛', en: 'Public ones only' },
  hint: {
    zh: '手机号、学号永远只有你和超级管理员能看到。',
    en: 'Mobile and student number are seen by you and super administrators alone, always.',
  },
});
const HINT_OF: Partial<Record<PrivacyPart, 'lastLoginHint' | 'contestsHint'>> = {
  lastLogin: 'lastLoginHint',
  contests: 'contestsHint',
};

/** Who sees which part of the own profile; each choice is saved at once. */
export function PrivacyForm() {
  const say = useText(TEXT);
  const { data, error, refetch } = useCall(getPrivacy, {});
  const change = useAction(changePrivacy, {
    onSuccess: (next) => {
      queryClient.setQueryData(keyOf(getPrivacy, {}), next);
      toast.success(say('saved'));
      return refresh(getUserHomeInfo);
    },
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={320} className="late" />;
  return (
    <div>
      <ul className={classes.parts}>
        {PRIVACY_PARTS.map((part) => {
          const hint = HINT_OF[part];
          return (
            <li key={part} className={classes.part}>
              <div>
                <strong>{say(part)}</strong>
                {hint && <span>{say(hint)}</span>}
              </div>
              <Segments<Audience>
                label={say(part)}
                value={(change.isPending ? change.variables[part] : undefined) ?? data[part]}
                choices={AUDIENCES.map((value) => ({ value, label: say(value) }))}
                onChange={(audience) => change.mutate({ [part]: audience })}
              />
            </li>
          );
        })}
      </ul>
      <p className={classes.hint}>{say('hint')}</p>
    </div>
  );
}
