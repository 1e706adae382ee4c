import { Accordion } from '@mantine/core';
import { AvatarForm } from '../../features/accounts/settings/avatar-form.tsx';
import { EmailForm } from '../../features/accounts/settings/email-form.tsx';
import { PasswordForm } from '../../features/accounts/settings/password-form.tsx';
import { ProfileForm } from '../../features/accounts/settings/profile-form.tsx';
import { SessionList } from '../../features/accounts/settings/session-list.tsx';
import classes from '../../features/accounts/settings/settings.module.css';
import { TEXT } from '../../features/accounts/settings/text.ts';
import { MessageSettings } from '../../features/messages/settings/message-settings.tsx';
import { useText } from '../../lib/text.ts';
import { useUser } from '../../lib/token.ts';
import { PageFrame } from '../../ui/page-frame.tsx';

/** Account and user info in two collapsible sections (ACC-21). */
export function Page() {
  const say = useText(TEXT);
  const user = useUser();
  if (!user) return null;
  return (
    <PageFrame title={say('title')}>
      <Accordion multiple defaultValue={['account', 'profile', 'messages']} variant="separated" order={2}>
        <Accordion.Item value="account">
          <Accordion.Control>
            <SectionTitle title={say('accountSection')} lead={say('accountLead')} />
          </Accordion.Control>
          <Accordion.Panel>
            <div className={classes.account}>
              <PasswordForm username={user.username} />
              <EmailForm email={user.email} />
              <SessionList />
            </div>
          </Accordion.Panel>
        </Accordion.Item>
        <Accordion.Item value="profile">
          <Accordion.Control>
            <SectionTitle title={say('profileSection')} lead={say('profileLead')} />
          </Accordion.Control>
          <Accordion.Panel>
            <AvatarForm user={user} />
            <ProfileForm key={user.uid} user={user} />
          </Accordion.Panel>
        </Accordion.Item>
        <Accordion.Item value="messages" id="messages">
          <Accordion.Control>
            <SectionTitle title={say('messagesSection')} lead={say('messagesLead')} />
          </Accordion.Control>
          <Accordion.Panel>
            <MessageSettings />
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
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
