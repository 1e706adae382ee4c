import { GROUP_AUTH, GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import type { GroupDetail } from '@assay/contract/groups/groups.ts';
import { Stack } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { GroupAnnouncements } from '../../features/announcements/group-announcements.tsx';
import { DueAssignments } from '../../features/assignments/due-assignments.tsx';
import styles from '../../features/groups/group-facts.module.css';
import { authRow, briefOf } from '../../features/groups/group-words.ts';
import { OfferCard } from '../../features/groups/lives/offer-card.tsx';
import { GroupShell } from '../../features/groups/shell/group-shell.tsx';
import { TEXT } from '../../features/groups/text.ts';
import { Markdown, MarkdownSkeleton } from '../../features/markdown/markdown-text.tsx';
import { formatMoment } from '../../lib/format.ts';
import { useText } from '../../lib/text.ts';
import { CopyButton } from '../../ui/copy/copy-button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Pending } from '../../ui/pending/pending.tsx';
import { UserLink } from '../../ui/people/user-link.tsx';

/** The home of a group: what was announced, what it is, whose it is, how to get in (GRP-9). */
export function Page() {
  return (
    <GroupShell tab="home">
      {(group) => (
        <PageFrame>
          <Stack gap="md">
            <OfferCard group={group} />
            <div className={styles.columns} data-column>
              <Stack gap="md" data-column>
                {group.level === GROUP_LEVEL.member && <DueAssignments gid={group.id} />}
                {group.level >= GROUP_LEVEL.member && <GroupAnnouncements gid={group.id} />}
                <Description group={group} />
              </Stack>
              <Facts group={group} />
            </div>
          </Stack>
        </PageFrame>
      )}
    </GroupShell>
  );
}

function Description({ group }: { group: GroupDetail }) {
  const t = useText(TEXT);
  const isDescribed = group.description.trim() !== '';
  return (
    <Panel title={t('description')}>
      {group.brief !== '' && <p className={styles.brief}>{briefOf(group)}</p>}
      {isDescribed && (
        <Suspense
          fallback={
            <>
              <MarkdownSkeleton />
              <Pending />
            </>
          }
        >
          <Markdown source={group.description} />
        </Suspense>
      )}
      {group.brief === '' && !isDescribed && <p className={styles.brief}>{t('undescribed')}</p>}
    </Panel>
  );
}

function Facts({ group }: { group: GroupDetail }) {
  const t = useText(TEXT);
  const [name, tip] = authRow(group.auth);
  const facts: (readonly [string, ReactNode])[] = [
    [t('number'), group.id],
    [t('shortName'), group.shortName],
    [t('owner'), group.uid === null ? t('ownerGone') : <UserLink key="owner" uid={group.uid} username={group.owner} />],
    [t('members'), group.memberCount],
    [
      t('created'),
      <span key="created" className="tnum">
        {formatMoment(group.gmtCreate)}
      </span>,
    ],
    [t('kind'), `${t(name)} · ${t(tip)}`],
    ...(group.visible ? [] : [[t('hidden'), t('hiddenTip')] as const]),
  ];
  return (
    <Panel title={t('facts')}>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {group.code !== '' && group.auth === GROUP_AUTH.private && (
          <div>
            <dt>{t('code')}</dt>
            <dd>
              <code>{group.code}</code> <CopyButton text={group.code} label={t('copyCode')} />
              <p className={styles.soft}>{t('codeFor')}</p>
            </dd>
          </div>
        )}
      </dl>
    </Panel>
  );
}
