import { updateGroup } from '@assay/contract/groups/groups.ts';
import { Stack } from '@mantine/core';
import { GROUP_FORM_FAILURES, GroupForm } from '../../features/groups/form/group-form.tsx';
import { PictureForm } from '../../features/groups/form/picture-form.tsx';
import { GroupShell } from '../../features/groups/shell/group-shell.tsx';
import { groupChanged } from '../../features/groups/shell/use-group.ts';
import { TEXT } from '../../features/groups/text.ts';
import { call } from '../../lib/call.ts';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';

/** Picture and form of a group, for its roots (GRP-2). */
export function Page() {
  const t = useText(TEXT);
  return (
    <GroupShell tab="settings">
      {({ id: gid, name, shortName, brief, description, auth, code, visible, ...group }) => (
        <PageFrame width="narrow">
          <Stack gap="md">
            <Panel title={t('picture')}>
              <PictureForm group={{ gid, shortName, avatar: group.avatar }} />
            </Panel>
            <Panel title={t('information')}>
              <GroupForm
                start={{ name, shortName, brief, description, auth, code, visible }}
                action={t('save')}
                save={(fields) => call(updateGroup, { gid, ...fields }, { shows: GROUP_FORM_FAILURES })}
                onSaved={async () => {
                  toast.success(t('saved'));
                  await groupChanged();
                }}
              />
            </Panel>
          </Stack>
        </PageFrame>
      )}
    </GroupShell>
  );
}
