import { getRemoteJudges, type RemoteJudge, updateRemoteJudge } from '@assay/contract/remote/judges.ts';
import { REMOTE_SITE_TRAITS } from '@assay/contract/remote/sites.ts';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { refresh, useAction } from '../../lib/use-call.ts';
import { NumberInput } from '../../ui/fields/fields.tsx';
import styles from './remote.module.css';
import { TEXT } from './text.ts';

const inMs = (seconds: number | string) => Math.round(Number(seconds) * 1000);

/** How often a site is asked, and an account of this one submits: never faster than the site wants. */
export function PaceForm({ judge }: { judge: RemoteJudge }) {
  const t = useText(TEXT);
  const { site, enabled, gapMs, submitGapMs } = judge;
  const [gap, setGap] = useState<number | string>(gapMs / 1000);
  const [submitGap, setSubmitGap] = useState<number | string>(submitGapMs / 1000);
  const update = useAction(updateRemoteJudge, {
    onSuccess: () => {
      toast.success(t('paceSaved'));
      void refresh(getRemoteJudges);
    },
  });
  const isOfPeople = REMOTE_SITE_TRAITS[site].way === 'person';
  const save = (event: FormEvent) => {
    event.preventDefault();
    const given = { gapMs: inMs(gap), ...(!isOfPeople && { submitGapMs: inMs(submitGap) }) };
    update.mutate({ site, enabled, ...given });
  };
  return (
    <details>
      <summary>{t('changePace')}</summary>
      <form onSubmit={save} className={styles.form}>
        <NumberInput label={t('gap')} min={0} max={600} decimalScale={3} value={gap} onChange={setGap} />
        {!isOfPeople && (
          <NumberInput
            label={t('submitGap')}
            min={0}
            max={3600}
            decimalScale={3}
            value={submitGap}
            onChange={setSubmitGap}
          />
        )}
        <Button type="submit" variant="default" loading={update.isPending}>
          {t('save')}
        </Button>
      </form>
    </details>
  );
}
