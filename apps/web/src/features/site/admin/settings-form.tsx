import type { DataOf } from '@assay/contract/op.ts';
import { getSiteSettings, getWebsiteConfig, updateSiteSettings } from '@assay/contract/site/config.ts';
import { Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useCall } from '../../../lib/use-call.ts';
import { LeaveGuard } from '../../../ui/dialogs/leave-guard.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { Pending } from '../../../ui/pending/pending.tsx';
import styles from './settings.module.css';
import { TEXT } from './text.ts';

type SiteSettings = DataOf<typeof getSiteSettings>;

const LINES = ['name', 'shortName', 'description', 'projectName', 'projectUrl', 'recordName', 'recordUrl'] as const;
const NUMBERS = [
  'submitIntervalSeconds',
  'captchaAfterSubmissions',
  'workGraceSeconds',
  'mailedCodesPerHour',
  'groupSolvedNeeded',
  'groupsPerDay',
  'groupsPerUser',
  'discussionSolvedNeeded',
  'groupDiscussionSolvedNeeded',
  'discussionsPerDay',
  'discussionsPerUser',
  'commentSolvedNeeded',
  'commentsPerDay',
  'commentsPerUser',
  'problemsPerGroup',
  'problemsPerUser',
  'problemRewardMax',
  'ownProblemTimeMs',
  'ownProblemMemoryMb',
  'ownProblemCases',
  'ownProblemDataMb',
  'tutorialPriceMax',
  'tutorialRewardMax',
  'tutorialSharePercent',
  'aiPerUser',
  'aiPerSite',
] as const satisfies (keyof SiteSettings)[];
export type NumberField = (typeof NUMBERS)[number];

/** What a page shows the settings with. */
export type Settings = Pick<
  ReturnType<typeof useSaveForm<typeof updateSiteSettings, SiteSettings>>,
  'form' | 'box' | 'number'
>;

/** Loads the site's settings, lets a page show some of them, and saves them all. */
export function SettingsForm({ children }: { children: (settings: Settings) => ReactNode }) {
  const { data, error, refetch } = useCall(getSiteSettings, {}, { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 });
  if (data) return <Loaded settings={data}>{children}</Loaded>;
  return error ? (
    <ErrorState error={error} onRetry={() => void refetch()} />
  ) : (
    <>
      <Skeleton height={320} className="late" />
      <Pending />
    </>
  );
}

interface LoadedProps {
  settings: SiteSettings;
  children: (settings: Settings) => ReactNode;
}

function Loaded({ settings, children }: LoadedProps) {
  const t = useText(TEXT);
  const { form, submit, box, number, isSaving } = useSaveForm<typeof updateSiteSettings, SiteSettings>(
    updateSiteSettings,
    {
      initial: settings,
      labels: Object.fromEntries([...LINES, ...NUMBERS].map((field) => [field, t(field)])),
      // a box of a number that was emptied holds a text
      refuse: (values) =>
        Object.fromEntries(NUMBERS.map((field) => [field, (values[field] as unknown) === '' ? t('required') : null])),
      onSaved: async (_nothing, saved) => {
        form.resetDirty(saved);
        toast.success(t('saved'));
        await refresh(getWebsiteConfig);
      },
    },
  );
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <LeaveGuard isDirty={form.isDirty} />
      {children({ form, box, number })}
      <div className={styles.actions}>
        <Button type="submit" loading={isSaving}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
