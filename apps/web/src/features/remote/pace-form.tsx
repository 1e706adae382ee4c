import { getRemoteJudges, type RemoteJudge, updateRemoteJudge } from '@assay/contract/remote/judges.ts';
import { REMOTE_SITE_TRAITS } from '@assay/contract/remote/sites.ts';
import { Button } from '@mantine/core';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { refresh } from '../../lib/use-call.ts';
import { NumberInput } from '../../ui/fields/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import styles from './remote.module.css';
import { TEXT } from './text.ts';

const inMs = (seconds: number | string) => Math.round(Number(seconds) * 1000);

/** How often a site is asked, and an account of this one submits: never faster than the site wants. */
export function PaceForm({ judge }: { judge: RemoteJudge }) {
  const t = useText(TEXT);
  const { site, enabled, gapMs, submitGapMs } = judge;
  const isOfPeople = REMOTE_SITE_TRAITS[site].way === 'person';
  const { form, submit, isSaving } = useSaveForm(updateRemoteJudge, {
    initial: { gap: (gapMs / 1000) as number | string, submitGap: (submitGapMs / 1000) as number | string },
    labels: {},
    inputOf: ({ gap, submitGap }) => ({
      site,
      enabled,
      gapMs: inMs(gap),
      ...(!isOfPeople && { submitGapMs: inMs(submitGap) }),
    }),
    onSaved: () => {
      toast.success(t('paceSaved'));
      void refresh(getRemoteJudges);
    },
  });
  return (
    <details>
      <summary>{t('changePace')}</summary>
      <form noValidate onSubmit={submit} className={styles.form}>
        <NumberInput label={t('gap')} min={0} max={600} decimalScale={3} {...form.getInputProps('gap')} />
        {!isOfPeople && (
          <NumberInput
            label={t('submitGap')}
            min={0}
            max={3600}
            decimalScale={3}
            {...form.getInputProps('submitGap')}
          />
        )}
        <Button type="submit" variant="default" loading={isSaving}>
          {t('save')}
        </Button>
      </form>
    </details>
  );
}
