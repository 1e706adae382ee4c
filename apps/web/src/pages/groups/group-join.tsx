import { findByJoinLink, LINK_CODE_LENGTH } from '@assay/contract/groups/join-links.ts';
import { Button, Skeleton, TextInput } from '@mantine/core';
import { useLocation, useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import styles from '../../features/groups/join-links/join.module.css';
import { JoinCard } from '../../features/groups/join-links/join-card.tsx';
import { TEXT } from '../../features/groups/join-links/text.ts';
import { paths } from '../../lib/paths.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';

/** Dashes and blanks that people type into a code. */
const TYPED_MAX = LINK_CODE_LENGTH + 4;

/** Joining a group by a link, whose token stands after `#` in the address, or by its code (GRP-17). */
export function Page() {
  const t = useText(TEXT);
  const router = useRouter();
  const joinKey = decodeURIComponent(useLocation().hash);
  const go = (key?: string) => void router.navigate({ href: paths.groupJoin(key) });
  return (
    <PageFrame title={t('joinTitle')} width="narrow">
      {joinKey === '' ? <CodeForm onCode={go} /> : <Found key={joinKey} joinKey={joinKey} onOther={() => go()} />}
    </PageFrame>
  );
}

function Found({ joinKey, onOther }: { joinKey: string; onOther: () => void }) {
  const t = useText(TEXT);
  const { data, error } = useCall(findByJoinLink, { key: joinKey }, { retry: false, call: { quiet: true } });
  if (data) return <JoinCard joinKey={joinKey} group={data} onOther={onOther} />;
  if (!error) return <Skeleton height={320} radius="md" className="late" aria-hidden />;
  return (
    <Panel>
      <div className={styles.card}>
        <p role="alert">{error.msg}</p>
        <Button variant="default" onClick={onOther}>
          {t('otherCode')}
        </Button>
      </div>
    </Panel>
  );
}

function CodeForm({ onCode }: { onCode: (code: string) => void }) {
  const t = useText(TEXT);
  const [code, setCode] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const given = code.replace(/[\s-]/g, '').toUpperCase();
    setEmpty(given === '');
    if (given !== '') onCode(given);
  };
  return (
    <Panel>
      <p>{t('enterCode')}</p>
      <form className={styles.form} onSubmit={send} noValidate>
        <TextInput
          label={t('codeLabel')}
          description={t('codeHint')}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          maxLength={TYPED_MAX}
          error={isEmpty && t('codeNeeded')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <div>
          <Button type="submit">{t('find')}</Button>
        </div>
      </form>
    </Panel>
  );
}
