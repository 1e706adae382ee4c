import { addGroup, getGroupList } from '@assay/contract/groups/groups.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { call } from '../../../lib/call.ts';
import { toast } from '../../../lib/notices.ts';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { refresh } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Segments } from '../../../ui/segments/segments.tsx';
import { TEXT } from '../text.ts';
import styles from './form.module.css';
import { GROUP_FORM_FAILURES, GroupForm, NEW_GROUP } from './group-form.tsx';
import { newClass } from './new-class.ts';

type Template = 'blank' | 'class';

/** Opens the form of a new group over the whole window (GRP-1); one made as a class asks for its roster next (GRP-20). */
export function CreateGroup() {
  const t = useText(TEXT);
  const router = useRouter();
  const [opened, setOpened] = useState(false);
  const [template, setTemplate] = useState<Template>('blank');
  const start = useMemo(() => (template === 'class' ? newClass(t) : NEW_GROUP), [template, t]);
  return (
    <>
      <Button leftSection={<Plus aria-hidden />} onClick={() => setOpened(true)}>
        {t('create')}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={t('create')} fullScreen>
        <div className={styles.sheet}>
          <Stack gap="md">
            <Stack gap={4}>
              <Segments
                label={t('template')}
                value={template}
                onChange={setTemplate}
                choices={[
                  { value: 'blank', label: t('blankTemplate') },
                  { value: 'class', label: t('classTemplate') },
                ]}
              />
              <Text size="sm" c="dimmed">
                {t(template === 'class' ? 'classTemplateHint' : 'blankTemplateHint')}
              </Text>
            </Stack>
            <GroupForm
              key={template}
              start={start}
              action={t('create')}
              onCancel={() => setOpened(false)}
              save={(fields) => call(addGroup, fields, { shows: GROUP_FORM_FAILURES })}
              onSaved={async ({ id }) => {
                toast.success(t('createdToast'));
                setOpened(false);
                await refresh(getGroupList);
                const href = template === 'class' ? paths.groupMembers(id, { importsRoster: true }) : paths.group(id);
                await router.navigate({ href });
              }}
            />
          </Stack>
        </div>
      </Dialog>
    </>
  );
}
