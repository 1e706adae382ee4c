import { getScrollBoardInfo } from '@assay/contract/contests/scroll-board.ts';
import { defaultMedalCounts } from '@assay/rules/contests/awards.ts';
import { Alert, Button, Group, Stack, Switch } from '@mantine/core';
import { useState } from 'react';
import type { Medal, ScrollInfo } from '../../../features/contests/scroll-board/ceremony.ts';
import { TEXT } from '../../../features/contests/scroll-board/text.ts';
import { ContestShell, type InContest } from '../../../features/contests/shell/contest-shell.tsx';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { NumberInput } from '../../../ui/fields/fields.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Panel } from '../../../ui/panel.tsx';

/** Where the ceremony is set up (BOARD-13). */
export function Page() {
  return <ContestShell tab="scrollBoard">{(inside) => <SetUp {...inside} />}</ContestShell>;
}

function SetUp({ contest, status }: InContest) {
  const t = useText(TEXT);
  const isReady = contest.type === 0 && contest.sealRank && status === 1;
  const { data } = useCall(getScrollBoardInfo, { cid: contest.id }, { enabled: isReady });
  return (
    <PageFrame>
      <Panel title={t('title')}>
        <Stack>
          <p>{t('lead')}</p>
          {contest.sealRank && contest.autoRealRank && <Alert color="yellow">{t('stillSealed')}</Alert>}
          {!isReady && <Alert color="blue">{t('notYet')}</Alert>}
          {data && data.unjudged > 0 && <Alert color="red">{t('unjudged', { n: data.unjudged })}</Alert>}
          {data && <Form info={data} />}
        </Stack>
      </Panel>
    </PageFrame>
  );
}

const MEDALS: readonly Medal[] = ['gold', 'silver', 'bronze'];

function Form({ info }: { info: ScrollInfo }) {
  const t = useText(TEXT);
  const [medals, setMedals] = useState<Record<Medal, number>>(() => defaultMedalCounts(info.ranked));
  const [removeStar, setRemoveStar] = useState(false);
  const href = paths.scrollBoard({ cid: info.id, removeStar, ...medals });
  return (
    <Stack>
      <Group align="end">
        {MEDALS.map((medal) => (
          <NumberInput
            key={medal}
            label={t(medal)}
            w={110}
            min={0}
            max={100_000}
            allowDecimal={false}
            value={medals[medal]}
            onChange={(value) => setMedals({ ...medals, [medal]: Number(value) || 0 })}
          />
        ))}
        <span>{t('medalHint', { n: info.ranked })}</span>
      </Group>
      <Switch
        label={t('noStars')}
        checked={removeStar}
        onChange={(event) => setRemoveStar(event.currentTarget.checked)}
      />
      <div>
        <Button component={Link} href={href} target="_blank" rel="opener" disabled={info.unjudged > 0}>
          {t('open')}
        </Button>
      </div>
    </Stack>
  );
}
