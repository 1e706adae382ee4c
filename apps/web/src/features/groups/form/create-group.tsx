import { addGroup, getGroupList } from '@assay/contract/groups/groups.ts';
import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../lib/call.ts';
import { toast } from '../../../lib/notices.ts';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { refresh } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { TEXT } from '../text.ts';
import styles from './form.module.css';
import { GROUP_FORM_FAILURES, GroupForm, NEW_GROUP } from './group-form.tsx';

/** Opens the form of a new group over the whole window (GRP-1). */
export function CreateGroup() {
  const t = useText(TEXT);
  const router = useRouter();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button leftSection={<Plus aria-hidden />} onClick={() => setOpened(true)}>
        {t('create')}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={t('create')} fullScreen>
        <div className={styles.sheet}>
          <GroupForm
            start={NEW_GROUP}
            action={t('create')}
            onCancel={() => setOpened(false)}
            save={(fields) => call(addGroup, fields, { shows: GROUP_FORM_FAILURES })}
            onSaved={async ({ id }) => {
              toast.success(t('createdToast'));
              setOpened(false);
              await refresh(getGroupList);
              await router.navigate({ href: paths.group(id) });
            }}
          />
        </div>
      </Dialog>
    </>
  );
}
