import { GROUP_AUTH, GROUP_BOUNDS, GROUP_CODE_LENGTH } from '@assay/contract/groups/group.ts';
import type { GroupDetail } from '@assay/contract/groups/groups.ts';
import { joinGroup } from '@assay/contract/groups/members.ts';
import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { groupChanged } from '../shell/use-group.ts';
import { TEXT } from '../text.ts';

const [REASON_MIN, REASON_MAX] = GROUP_BOUNDS.reason;

/** Applies to a group that is not public (GRP-3). */
export function ApplyForm({ group, onClose }: { group: GroupDetail; onClose: () => void }) {
  const t = useText(TEXT);
  const asksCode = group.auth === GROUP_AUTH.private;
  const { submit, box, isSaving } = useSaveForm(joinGroup, {
    initial: { code: '', reason: '' },
    labels: { code: t('code'), reason: t('reason') },
    checksOnLeave: false,
    refuse: ({ code, reason }) => ({
      code: !asksCode || code.trim().length === GROUP_CODE_LENGTH ? null : t('exactly', { length: GROUP_CODE_LENGTH }),
      reason:
        reason.trim().length >= REASON_MIN && reason.trim().length <= REASON_MAX
          ? null
          : t('length', { min: REASON_MIN, max: REASON_MAX }),
    }),
    inputOf: ({ code, reason }) => ({
      gid: group.id,
      reason: reason.trim(),
      ...(asksCode ? { code: code.trim() } : {}),
    }),
    fieldOfFailure: { 'group.codeWrong': 'code' },
    onRefused: groupChanged,
    onSaved: async () => {
      toast.success(t('applied'));
      onClose();
      await groupChanged();
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {asksCode && (
          <TextInput
            {...box('code')}
            description={t('codeHint', { length: GROUP_CODE_LENGTH })}
            required
            autoComplete="off"
            spellCheck={false}
            data-autofocus
          />
        )}
        <Textarea
          {...box('reason')}
          description={t('reasonHint')}
          required
          autosize
          minRows={3}
          maxRows={8}
          data-autofocus={asksCode ? undefined : true}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {t('apply')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
