import { getHonors } from '@assay/contract/certificates/honors.ts';
import { Button } from '@mantine/core';
import styles from '../../features/certificates/certificates.module.css';
import { TEXT } from '../../features/certificates/text.ts';
import { RankingTabs } from '../../features/rankings/ranking-tabs.tsx';
import { paths } from '../../lib/paths.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { UserLink } from '../../ui/people/user-link.tsx';

/** People whom the site honours (CERT-6). */
export function Page() {
  const t = useText(TEXT);
  const { data } = useCall(getHonors, {});
  return (
    <PageFrame
      title={t('honors')}
      lead={t('honorsLead')}
      width="full"
      actions={
        <Button component={Link} href={paths.certificate()} variant="default">
          {t('check')}
        </Button>
      }
    >
      <RankingTabs current="honors" />
      {data?.length === 0 && (
        <Panel>
          <EmptyState text={t('noHonors')} />
        </Panel>
      )}
      <ol className={styles.list}>
        {data?.map(({ id, uid, username, nickname, avatar, title, ac }) => (
          <li key={id} className={styles.card}>
            <UserLink uid={uid} username={username} avatar={avatar} />
            {nickname !== '' && nickname !== username && <bdi className={styles.hint}>{nickname}</bdi>}
            <bdi className={styles.strong}>{title}</bdi>
            <span>{t('solved', { count: ac })}</span>
          </li>
        ))}
      </ol>
    </PageFrame>
  );
}
