import { PASSWORD_MIN } from '@assay/contract/accounts/user.ts';
import { getAdminContest } from '@assay/contract/contests/admin.ts';
import { getContestInfo } from '@assay/contract/contests/list.ts';
import { type AccountSlip, GENERATED_PASSWORD_MAX } from '@assay/contract/contests/staff/accounts.ts';
import { CONTEST_FILES_BYTES_MAX, importContestFiles } from '@assay/contract/contests/staff/import.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { Alert, Button, FileInput, Group, Stack, Switch, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { useUser } from '../../../lib/token.ts';
import { refresh, useAction } from '../../../lib/use-call.ts';
import { NumberInput } from '../../../ui/fields/fields.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { NoteList } from '../../authoring/transfer/note-list.tsx';
import { useContestAdmin } from '../admin/admin-paths.ts';
import { ImportPlan } from './import-plan.tsx';
import { TEXT } from './text.ts';

export type ImportAnswer = DataOf<typeof importContestFiles>;

const ACCEPT = '.yaml,.yml,.json,.tsv,.zip';

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  // an argument for each byte: not too many at once
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

interface ImportViewProps {
  cid: number;
  /** Called when there are new passwords to hand out. */
  onMade: (slips: AccountSlip[]) => void;
}

/** Files of a contest package: chosen, checked, and imported when the report has no error. */
export function ImportView({ cid, onMade }: ImportViewProps) {
  const t = useText(TEXT);
  const [files, setFiles] = useState<File[]>([]);
  const [isLost, setIsLost] = useState(false);
  // nobody else makes accounts; who has them already may still be found by the prefix
  const isRoot = useUser()?.roleList.includes('root') ?? false;
  const { gid } = useContestAdmin();
  const [choice, setChoice] = useState<AccountChoice>({
    makeAccounts: isRoot && gid === null,
    prefix: 'team',
    passwordLength: 8,
  });
  const [answer, setAnswer] = useState<ImportAnswer | null>(null);
  const load = useAction(importContestFiles, {
    onSuccess: async (given) => {
      setAnswer(given);
      if (!given.done) return;
      toast.success(t('imported'));
      if (given.slips.some(({ password }) => password !== null)) onMade(given.slips);
      await refresh(getAdminContest, getContestInfo);
    },
  });
  const isTooLarge = files.reduce((sum, { size }) => sum + size, 0) > CONTEST_FILES_BYTES_MAX;
  const send = async (commit: boolean) => {
    const sent = await Promise.all(
      files.map(async (file) => ({ name: file.name, base64: await base64Of(file) })),
    ).catch(() => null);
    if (!sent) {
      // browsers read no file that changed since it was chosen
      setFiles([]);
      setAnswer(null);
      setIsLost(true);
      return;
    }
    load.mutate({ cid, files: sent, ...choice, commit });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (files.length > 0 && !isTooLarge) void send(false);
  };
  // a report is of what was chosen when it was made
  const change = (act: () => void) => {
    act();
    setAnswer(null);
  };
  const hasErrors = answer?.notes.some(({ severity }) => severity === 'error') ?? false;
  return (
    <Stack gap="md">
      <Panel>
        <form onSubmit={submit}>
          <Stack gap="md">
            <FileInput
              multiple
              clearable
              label={t('files')}
              description={t('filesHint')}
              placeholder={t('pick')}
              accept={ACCEPT}
              value={files}
              error={isTooLarge ? t('tooLarge') : isLost ? t('lost') : undefined}
              onChange={(chosen) =>
                change(() => {
                  setFiles(chosen);
                  setIsLost(false);
                })
              }
            />
            <AccountFields choice={choice} mayMake={gid === null} onChange={(next) => change(() => setChoice(next))} />
            <Group>
              <Button
                type="submit"
                variant={answer && !hasErrors ? 'default' : 'filled'}
                disabled={files.length === 0 || isTooLarge}
                loading={load.isPending && !load.variables?.commit}
              >
                {t('check')}
              </Button>
              {answer && !answer.done && !hasErrors && (
                <Button loading={load.isPending && load.variables?.commit} onClick={() => void send(true)}>
                  {t('import')}
                </Button>
              )}
            </Group>
          </Stack>
        </form>
      </Panel>
      {answer && (
        <>
          {answer.done && <Alert color="green">{t('imported')}</Alert>}
          {hasErrors && <Alert color="red">{t('hasErrors')}</Alert>}
          <Panel title={t('report')}>
            <NoteList notes={answer.notes} empty={t('noNotes')} several={false} />
          </Panel>
          {!hasErrors && <ImportPlan answer={answer} />}
        </>
      )}
    </Stack>
  );
}

interface AccountChoice {
  makeAccounts: boolean;
  prefix: string;
  passwordLength: number;
}

interface AccountFieldsProps {
  choice: AccountChoice;
  /** Nobody makes accounts for a contest of a group. */
  mayMake: boolean;
  onChange: (choice: AccountChoice) => void;
}

/** Whether accounts are made for the teams, and how they are called. */
function AccountFields({ choice, mayMake, onChange }: AccountFieldsProps) {
  const t = useText(TEXT);
  return (
    <>
      {mayMake && (
        <Switch
          label={t('makeAccounts')}
          description={t('makeHint')}
          checked={choice.makeAccounts}
          onChange={(event) => onChange({ ...choice, makeAccounts: event.currentTarget.checked })}
        />
      )}
      {choice.makeAccounts && (
        <Group gap="md">
          <TextInput
            label={t('prefix')}
            value={choice.prefix}
            maxLength={20}
            onChange={(event) => onChange({ ...choice, prefix: event.currentTarget.value })}
          />
          <NumberInput
            label={t('passwordLength')}
            value={choice.passwordLength}
            min={PASSWORD_MIN}
            max={GENERATED_PASSWORD_MAX}
            allowDecimal={false}
            onChange={(value) => onChange({ ...choice, passwordLength: Number(value) || PASSWORD_MIN })}
          />
        </Group>
      )}
    </>
  );
}
