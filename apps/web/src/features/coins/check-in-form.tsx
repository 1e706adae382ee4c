import { checkIn, getCheckInDays, getCheckInQuote } from '@assay/contract/accounts/check-in.ts';
import { getAcCoin } from '@assay/contract/coins/ledger.ts';
import { getHome } from '@assay/contract/site/home-page.ts';
import { Skeleton, Textarea } from '@mantine/core';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { refresh, useCall } from '../../lib/use-call.ts';
import { FormFoot } from '../../ui/form/form-foot.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import classes from './check-in.module.css';
import { TEXT } from './text.ts';

/** The quote of the day, a remark and the button (COIN-5). */
export function CheckInForm({ onClose }: { onClose: () => void }) {
  const t = useText(TEXT);
  const quote = useCall(getCheckInQuote, {}, { staleTime: 60_000, retry: false, call: { quiet: true } });
  const { submit, box, isSaving } = useSaveForm(checkIn, {
    initial: { daily_remark: '' },
    labels: { daily_remark: t('remark') },
    onSaved: async ({ acCoin }) => {
      toast.success(t('checkInDone', { coins: acCoin }));
      onClose();
      await refresh(getHome, getCheckInDays, getAcCoin);
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      {quote.isPending && <Skeleton height={64} />}
      {quote.data && (
        <figure className={classes.quote}>
          <blockquote>{quote.data.text}</blockquote>
          {quote.data.source !== '' && <figcaption>{quote.data.source}</figcaption>}
        </figure>
      )}
      {quote.error && (
        <p role="alert" className={classes.failed}>
          {quote.error.msg}
        </p>
      )}
      <Textarea {...box('daily_remark')} placeholder={t('remarkHint')} autosize minRows={2} data-autofocus />
      <FormFoot onClose={onClose} isSaving={isSaving} action={t('checkIn')} />
    </form>
  );
}
