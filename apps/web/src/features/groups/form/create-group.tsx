import { getGroupCreateAccess, getGroupList } from '@assay/contract/groups/groups.ts';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useCall } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Segments } from '../../../ui/segments/segments.tsx';
import { TEXT } from '../text.ts';
import { GroupForm, NEW_GROUP } from './group-form.tsx';
import { newClass } from './new-class.ts';

type Template = 'blank' | 'class';

/** What keeps somebody from making a further group (GRP-8). */
const NOT_NOW = ['group.mayNotMake', 'group.solvedTooFew', 'group.tooMany', 'group.tooManyToday'] as const;

/** Opens the form of a new group (GRP-1). */
export function CreateGroup() {
  const t = useText(TEXT);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button leftSection={<Plus aria-hidden />} onClick={() => setOpened(true)}>
        {t('create')}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={t('create')} size="xl">
        <NewGroup onClose={() => setOpened(false)} />
      </Dialog>
    </>
  );
}

/** The form, or in its place why no group can be made now: nobody writes one in vain. */
function NewGroup({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useCall(getGroupCreateAccess, {}, { gcTime: 0, call: { shows: NOT_NOW } });
  if (data) return <NewGroupForm onClose={onClose} />;
  if (error?.status === 403) return <EmptyState text={error.message} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <Skeleton height={420} className="late" aria-hidden />;
}

/** A new group; one made as a class asks for its roster next (GRP-20). */
function NewGroupForm({ onClose }: { onClose: () => void }) {
  const t = useText(TEXT);
  const router = useRouter();
  const [template, setTemplate] = useState<Template>('blank');
  const start = useMemo(() => (template === 'class' ? newClass(t) : NEW_GROUP), [template, t]);
  return (
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
        gid={null}
        start={start}
        action={t('create')}
        onCancel={onClose}
        onSaved={async (gid) => {
          toast.success(t('createdToast'));
          onClose();
          await refresh(getGroupList);
          const href = template === 'class' ? paths.groupMembers(gid, { importsRoster: true }) : paths.group(gid);
          await router.navigate({ href });
        }}
      />
    </Stack>
  );
}
