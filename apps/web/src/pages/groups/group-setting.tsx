import type { GroupDetail } from '@assay/contract/groups/groups.ts';
import { Button, Stack } from '@mantine/core';
import { GroupForm } from '../../features/groups/form/group-form.tsx';
import { PictureForm } from '../../features/groups/form/picture-form.tsx';
import styles from '../../features/groups/lives/lives.module.css';
import { OfferCard } from '../../features/groups/lives/offer-card.tsx';
import { TEXT as LIVES_TEXT } from '../../features/groups/lives/text.ts';
import { GroupShell } from '../../features/groups/shell/group-shell.tsx';
import { groupChanged } from '../../features/groups/shell/use-group.ts';
import { TEXT } from '../../features/groups/text.ts';
import { toast } from '../../lib/notices.ts';
import { paths } from '../../lib/paths.ts';
import { useText } from '../../lib/text.ts';
import { Link } from '../../ui/link.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';

const startOf = ({ name, shortName, brief, description, auth, code, visible }: GroupDetail) => ({
  name,
  shortName,
  brief,
  description,
  auth,
  code,
  visible,
});

/** Picture and form of a group, for its roots (GRP-2). */
export function Page() {
  const t = useText(TEXT);
  return (
    <GroupShell tab="settings">
      {(group) => (
        <PageFrame title={t('settings')} width="narrow">
          <Stack gap="md">
            <OfferCard group={group} />
            <Panel title={t('picture')}>
              <PictureForm group={group} />
            </Panel>
            <Panel title={t('information')}>
              <GroupForm
                gid={group.id}
                start={startOf(group)}
                action={t('save')}
                onSaved={async () => {
                  toast.success(t('saved'));
                  await groupChanged();
                }}
              />
            </Panel>
            {group.isOwner && !group.offer && <OwnerCard gid={group.id} />}
          </Stack>
        </PageFrame>
      )}
    </GroupShell>
  );
}

/** Where the owner finds how to hand the group over. */
function OwnerCard({ gid }: { gid: number }) {
  const t = useText(LIVES_TEXT);
  return (
    <Panel title={t('handOver')}>
      <p className={styles.words}>{t('ownerHint')}</p>
      <Button component={Link} variant="default" href={paths.groupMembers(gid)}>
        {t('toMembers')}
      </Button>
    </Panel>
  );
}
