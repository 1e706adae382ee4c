import type { UserInfo } from '@assay/contract/accounts/user.ts';
import { Accordion, Button, Skeleton, Stack } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { AvatarForm } from '../../features/accounts/settings/avatar-form.tsx';
import { EmailForm } from '../../features/accounts/settings/email-form.tsx';
import { MobileForm } from '../../features/accounts/settings/mobile-form.tsx';
import { PasswordForm } from '../../features/accounts/settings/password-form.tsx';
import { ProfileForm } from '../../features/accounts/settings/profile-form.tsx';
import { SessionList } from '../../features/accounts/settings/session-list.tsx';
import classes from '../../features/accounts/settings/settings.module.css';
import { TEXT } from '../../features/accounts/settings/text.ts';
import { askLogin } from '../../features/accounts/sign-in/dialogs.ts';
import { paths } from '../../lib/paths.ts';
import { type PlainKey, useText } from '../../lib/text.ts';
import { useUser } from '../../lib/token.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';

// What stands below the account and the profile comes beside them.
const OwnData = lazyPart(() =>
  import('../../features/accounts/settings/own-data.tsx').then((module) => module.OwnData),
);
const LeaveForm = lazyPart(() =>
  import('../../features/accounts/settings/leave-form.tsx').then((module) => module.LeaveForm),
);
const MessageSettings = lazyPart(() =>
  import('../../features/messages/settings/message-settings.tsx').then((module) => module.MessageSettings),
);
const PrivacyForm = lazyPart(() =>
  import('../../features/profiles/privacy-form.tsx').then((module) => module.PrivacyForm),
);
const OwnJudges = lazyPart(() =>
  import('../../features/submissions/remote/own-judges.tsx').then((module) => module.OwnJudges),
);

interface Section {
  key: string;
  title: PlainKey<typeof TEXT>;
  lead: PlainKey<typeof TEXT>;
  part: (user: UserInfo) => ReactNode;
}

/** The sections of the settings in order; what another domain lets people set is a line. */
const SECTIONS: readonly Section[] = [
  {
    key: 'account',
    title: 'accountSection',
    lead: 'accountLead',
    part: ({ username, email, mobile }) => (
      <div className={classes.account}>
        <PasswordForm username={username} />
        <EmailForm email={email} />
        <MobileForm mobile={mobile} email={email} />
        <SessionList />
      </div>
    ),
  },
  {
    key: 'profile',
    title: 'profileSection',
    lead: 'profileLead',
    part: (user) => (
      <>
        <AvatarForm user={user} />
        <ProfileForm key={user.uid} user={user} />
      </>
    ),
  },
  { key: 'messages', title: 'messagesSection', lead: 'messagesLead', part: () => <MessageSettings /> },
  { key: 'judges', title: 'judgesSection', lead: 'judgesLead', part: () => <OwnJudges /> },
  { key: 'privacy', title: 'privacySection', lead: 'privacyLead', part: () => <PrivacyForm /> },
  {
    key: 'leave',
    title: 'leaveSection',
    lead: 'leaveLead',
    part: ({ username }) => (
      <Stack gap="xl">
        <OwnData />
        <LeaveForm username={username} />
      </Stack>
    ),
  },
];
/** About as high as a section is, so that little moves when it comes. */
const SECTION_PX = 260;
const OPEN_FIRST = ['account', 'profile', 'messages', 'privacy'];

/** Account, user info and what else people set, in sections that fold (ACC-21), with a list of them to go by. */
export function Page() {
  const say = useText(TEXT);
  const user = useUser();
  const [opened, setOpened] = useState<string[]>(OPEN_FIRST);
  // the session ended; the log-in lies over the page
  if (!user) {
    return (
      <PageFrame title={say('title')}>
        <EmptyState
          text={say('loggedOut')}
          action={
            <Button variant="default" onClick={() => askLogin(paths.setting)}>
              {say('logIn')}
            </Button>
          }
        />
      </PageFrame>
    );
  }
  const idOf = (key: string) => key;
  return (
    <PageFrame title={say('title')}>
      <div className={classes.page}>
        <nav className={classes.sections} aria-label={say('sections')}>
          {SECTIONS.map(({ key, title }) => (
            <a
              key={key}
              href={`#${idOf(key)}`}
              onClick={() => setOpened((before) => (before.includes(key) ? before : [...before, key]))}
            >
              {say(title)}
            </a>
          ))}
        </nav>
        <Accordion multiple value={opened} onChange={setOpened} variant="separated" order={2}>
          {SECTIONS.map(({ key, title, lead, part }) => (
            <Accordion.Item key={key} value={key} id={idOf(key)} className={classes.section}>
              <Accordion.Control>
                <SectionTitle title={say(title)} lead={say(lead)} />
              </Accordion.Control>
              <Accordion.Panel>
                <Suspense fallback={<Skeleton height={SECTION_PX} />}>{part(user)}</Suspense>
              </Accordion.Panel>
            </Accordion.Item>
          ))}
        </Accordion>
      </div>
    </PageFrame>
  );
}

function SectionTitle({ title, lead }: { title: string; lead: string }) {
  return (
    <>
      <strong>{title}</strong>
      <span className={classes.hint} style={{ display: 'block' }}>
        {lead}
      </span>
    </>
  );
}
