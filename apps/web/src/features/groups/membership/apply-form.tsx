import { GROUP_AUTH, GROUP_BOUNDS, GROUP_CODE_LENGTH } from '@assay/contract/groups/group.ts';
import type { GroupDetail } from '@assay/contract/groups/groups.ts';
import { joinGroup } from '@assay/contract/groups/members.ts';
import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { useAction } from '../../../lib/use-call.ts';
import { groupChanged } from '../shell/use-group.ts';
import { TEXT } from '../text.ts';

const [REASON_MIN, REASON_MAX] = GROUP_BOUNDS.reason;

/** Applies to a group that is not public (GRP-3). */
export function ApplyForm({ group, onClose }: { group: GroupDetail; onClose: () => void }) {
  const t = useText(TEXT);
  const asksCode = group.auth === GROUP_AUTH.private;
  const form = useForm({
    initialValues: { code: '', reason: '' },
    validate: {
      code: (value) =>
        !asksCode || value.trim().length === GROUP_CODE_LENGTH ? null : t('exactly', { length: GROUP_CODE_LENGTH }),
      reason: (value) =>
        value.trim().length >= REASON_MIN && value.trim().length <= REASON_MAX
          ? null
          : t('length', { min: REASON_MIN, max: REASON_MAX }),
    },
  });
  const apply = useAction(joinGroup, {
    call: { shows: ['fields', 'group.codeWrong'] },
    onSuccess: async () => {
      toast.success(t('applied'));
      onClose();
      await groupChanged();
    },
    onError: ({ code, msg, fields }) => {
      form.setErrors({ ...fields, ...(code === 'group.codeWrong' ? { code: msg } : {}) });
      void groupChanged();
    },
  });
  const send = form.onSubmit(({ code, reason }) =>
    apply.mutate({ gid: group.id, reason: reason.trim(), ...(asksCode ? { code: code.trim() } : {}) }),
  );
  return (
    <form noValidate onSubmit={send}>
      <Stack gap="md">
        {asksCode && (
          <TextInput
            label={t('code')}
            description={t('codeHint', { length: GROUP_CODE_LENGTH })}
            required
            maxLength={GROUP_CODE_LENGTH}
            autoComplete="off"
            spellCheck={false}
            data-autofocus
            {...form.getInputProps('code')}
          />
        )}
        <Textarea
          label={t('reason')}
          description={t('reasonHint')}
          required
          autosize
          minRows={3}
          maxRows={8}
          maxLength={REASON_MAX}
          data-autofocus={asksCode ? undefined : true}
          {...form.getInputProps('reason')}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={apply.isPending}>
            {t('apply')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
