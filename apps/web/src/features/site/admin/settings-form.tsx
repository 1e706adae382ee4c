import type { DataOf } from '@assay/contract/op.ts';
import { getSiteSettings, getWebsiteConfig, updateSiteSettings } from '@assay/contract/site/config.ts';
import { Button, Skeleton } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { type ReactNode, useCallback, useRef } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { LeaveGuard } from '../../../ui/dialogs/leave-guard.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import styles from './settings.module.css';
import { TEXT } from './text.ts';

type SiteSettings = DataOf<typeof getSiteSettings>;
export type Settings = UseFormReturnType<SiteSettings>;

/** Loads the site's settings, lets a page show some of them, and saves them all. */
export function SettingsForm({ children }: { children: (form: Settings) => ReactNode }) {
  const { data, error, refetch } = useCall(getSiteSettings, {}, { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 });
  if (data) return <Loaded settings={data}>{children}</Loaded>;
  return error ? (
    <ErrorState error={error} onRetry={() => void refetch()} />
  ) : (
    <Skeleton height={320} className="late" />
  );
}

interface LoadedProps {
  settings: SiteSettings;
  children: (form: Settings) => ReactNode;
}

function Loaded({ settings, children }: LoadedProps) {
  const t = useText(TEXT);
  const needed = (value: string) => (value.trim() === '' ? t('required') : null);
  const link = (value: string) => (value.trim() === '' || /^https?:\/\//i.test(value.trim()) ? null : t('linkFormat'));
  const whole = (max: number) => (value: unknown) =>
    value !== '' && Number.isInteger(Number(value)) && Number(value) >= 0 && Number(value) <= max
      ? null
      : t('wholeUpTo', { max });
  const form = useForm<SiteSettings>({
    initialValues: settings,
    validateInputOnBlur: true,
    validate: {
      name: needed,
      shortName: needed,
      recordUrl: link,
      projectUrl: link,
      submitIntervalSeconds: whole(3600),
      captchaAfterSubmissions: whole(1000),
      workGraceSeconds: whole(60),
      groupSolvedNeeded: whole(10_000),
      groupsPerDay: whole(1000),
      groupsPerUser: whole(1000),
      mailedCodesPerHour: (value) => (Number(value) < 1 ? t('required') : whole(10_000)(value)),
    },
  });
  const save = useAction(updateSiteSettings, {
    call: { shows: ['fields'] },
    onSuccess: async (_nothing, saved) => {
      form.resetDirty(saved);
      toast.success(t('saved'));
      await refresh(getWebsiteConfig);
    },
    onError: ({ fields }) => form.setErrors({ ...fields }),
  });
  const dirty = useRef(form.isDirty);
  dirty.current = form.isDirty;
  const isDirty = useCallback(() => dirty.current(), []);
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit((values) => save.mutate(values))}>
      <LeaveGuard isDirty={isDirty} />
      {children(form)}
      <div className={styles.actions}>
        <Button type="submit" loading={save.isPending}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
