import {
  type AdminOrder,
  changeUserRewardStatus,
  getAdminUserRewards,
  ORDER_STATUS,
  type OrderStatus,
} from '@assay/contract/rewards/order.ts';
import { Textarea } from '@mantine/core';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { refresh } from '../../lib/use-call.ts';
import { FormFoot } from '../../ui/form/form-foot.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { TEXT } from './admin-text.ts';

/** What can be done with an order that is so far (COIN-10). */
export const ORDER_ACTIONS: Readonly<
  Record<OrderStatus, readonly { to: OrderStatus; words: 'grant' | 'cancel' | 'reopen' }[]>
> = {
  [ORDER_STATUS.open]: [
    { to: ORDER_STATUS.granted, words: 'grant' },
    { to: ORDER_STATUS.cancelled, words: 'cancel' },
  ],
  [ORDER_STATUS.granted]: [{ to: ORDER_STATUS.open, words: 'reopen' }],
  [ORDER_STATUS.cancelled]: [],
};

interface HandleOrderProps {
  order: AdminOrder;
  to: OrderStatus;
  action: string;
  onClose: () => void;
}

/** Handles an order, with a note for the person. */
export function HandleOrder({ order, to, action, onClose }: HandleOrderProps) {
  const t = useText(TEXT);
  const { submit, box, isSaving } = useSaveForm(changeUserRewardStatus, {
    initial: { note: '' },
    labels: { note: t('note') },
    inputOf: ({ note }) => ({ id: order.id, status: to, note }),
    fieldOfFailure: { 'reward.noteNeeded': 'note' },
    onSaved: async () => {
      toast.success(t('done'));
      onClose();
      await refresh(getAdminUserRewards);
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <Textarea {...box('note')} autosize minRows={2} data-autofocus />
      <FormFoot onClose={onClose} isSaving={isSaving} action={action} />
    </form>
  );
}
