import { MESSAGE_CATEGORIES, type MessageCategory } from '@assay/contract/messages/kinds.ts';
import {
  changeMessageSettings,
  getMessageSettings,
  type MessageSettings as Settings,
} from '@assay/contract/messages/settings.ts';
import { ALWAYS_MAILED, MAIL_TIMES, type MailTime } from '@assay/contract/messages/ways.ts';
import { Alert, Button, Checkbox, Group, NativeSelect, Skeleton, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useLang } from '../../../lib/lang.ts';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useCall } from '../../../lib/use-call.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { askPermission, browserPermission } from '../live/browser-notice.ts';
import { BlockedPeople } from './blocked-people.tsx';
import { clockOf, minuteOf } from './minutes.ts';
import classes from './settings.module.css';
import { CATEGORY_TEXT, TEXT } from './text.ts';

/** How the person hears of what (MSG-30). */
export function MessageSettings() {
  const { data, error, refetch } = useCall(getMessageSettings, {});
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={420} className="late" />;
  return (
    <>
      <Form key={JSON.stringify(data)} stored={data} />
      <BlockedPeople />
    </>
  );
}

function Form({ stored }: { stored: Settings }) {
  const t = useText(TEXT);
  const { form, submit, isSaving } = useSaveForm<typeof changeMessageSettings, Settings>(changeMessageSettings, {
    initial: stored,
    labels: {},
    // minutes are those of the clock in front of the person
    inputOf: ({ mails: _, ...sent }) => ({ ...sent, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
    onSaved: () => {
      toast.success(t('saved'));
      void refresh(getMessageSettings);
    },
  });
  const chosen = form.values;
  const change = (part: Partial<Settings>) => form.setValues(part);
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <Permission />
      {!chosen.mails && <Alert color="gray">{t('noMails')}</Alert>}
      <Ways chosen={chosen} onChange={(categories) => change({ categories })} />
      <fieldset className={classes.part}>
        <legend>{t('quiet')}</legend>
        <p className={classes.lead}>{t('quietLead')}</p>
        <Group>
          <Clock label={t('from')} minute={chosen.quietFrom} onChange={(quietFrom) => change({ quietFrom })} />
          <Clock label={t('to')} minute={chosen.quietTo} onChange={(quietTo) => change({ quietTo })} />
          <Clock
            label={t('digestAt')}
            minute={chosen.digestAt}
            onChange={(minute) => change({ digestAt: minute ?? chosen.digestAt })}
          />
        </Group>
      </fieldset>
      <NativeSelect
        className={classes.choice!}
        label={t('chatFrom')}
        description={t('chatFromLead')}
        data={(['everybody', 'groups', 'nobody'] as const).map((value) => ({ value, label: t(value) }))}
        {...form.getInputProps('chatFrom')}
      />
      <Group justify="flex-end">
        <Button type="submit" loading={isSaving}>
          {t('save')}
        </Button>
      </Group>
    </form>
  );
}

function Clock({
  label,
  minute,
  onChange,
}: {
  label: string;
  minute: number | null;
  onChange: (minute: number | null) => void;
}) {
  return (
    <TextInput
      type="time"
      label={label}
      value={clockOf(minute)}
      onChange={(event) => onChange(minuteOf(event.currentTarget.value))}
    />
  );
}

interface WaysProps {
  chosen: Settings;
  onChange: (categories: Settings['categories']) => void;
}

/** The table of categories and ways. */
function Ways({ chosen: { categories }, onChange }: WaysProps) {
  const t = useText(TEXT);
  const lang = useLang();
  const change = (name: MessageCategory, part: object) =>
    onChange({ ...categories, [name]: { ...categories[name], ...part } });
  return (
    <div className={classes.wide}>
      <table className={classes.ways}>
        <thead>
          <tr>
            <th scope="col">{t('category')}</th>
            <th scope="col">{t('page')}</th>
            <th scope="col">{t('browser')}</th>
            <th scope="col">{t('mail')}</th>
          </tr>
        </thead>
        <tbody>
          {MESSAGE_CATEGORIES.map((key) => {
            const name = CATEGORY_TEXT[key][lang];
            const ways = categories[key];
            return (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>
                  <Checkbox
                    aria-label={t('pageOf', { name })}
                    checked={ways.page}
                    onChange={(event) => change(key, { page: event.currentTarget.checked })}
                  />
                </td>
                <td>
                  <Checkbox
                    aria-label={t('browserOf', { name })}
                    checked={ways.browser}
                    onChange={(event) => change(key, { browser: event.currentTarget.checked })}
                  />
                </td>
                <td>
                  {key === ALWAYS_MAILED ? (
                    <span className={classes.lead}>{t('always')}</span>
                  ) : (
                    <NativeSelect
                      size="xs"
                      aria-label={t('mailOf', { name })}
                      value={ways.mail}
                      data={MAIL_TIMES.map((value) => ({ value, label: t(value) }))}
                      onChange={(event) => change(key, { mail: event.currentTarget.value as MailTime })}
                    />
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Asks the browser for its notifications, by a click; says how to undo a refusal. */
function Permission() {
  const t = useText(TEXT);
  const [state, setState] = useState(browserPermission);
  if (state === 'missing' || state === 'granted') return null;
  if (state === 'denied') return <Alert color="gray">{t('denied')}</Alert>;
  return (
    <Group gap="md">
      <Button variant="default" onClick={() => void askPermission().then(setState)}>
        {t('allow')}
      </Button>
      <span className={classes.lead}>{t('allowLead')}</span>
    </Group>
  );
}
