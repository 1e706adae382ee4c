import { addContestProblem, getAdminContestProblems } from '@assay/contract/contests/admin-problems.ts';
import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import { SimpleGrid, TextInput } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Creation } from '../../../features/authoring/editor/use-problem-editor.ts';
import { useContestAdmin } from '../../../features/contests/admin/admin-paths.ts';
import { PROBLEMS_TEXT } from '../../../features/contests/admin/problems/text.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { toast } from '../../../lib/notices.ts';
import { useIdParam } from '../../../lib/screens/params.ts';
import { useText } from '../../../lib/text.ts';
import { refresh } from '../../../lib/use-call.ts';
import { Panel } from '../../../ui/panel.tsx';
import { NewProblem } from '../problems/problem-create.tsx';

/** A new problem of a contest: stored and put into it at once, seen nowhere else. */
export function Page() {
  const t = useText(PROBLEMS_TEXT);
  const router = useRouter();
  const cid = useIdParam<'AdminContestProblemCreate' | 'GroupContestProblemCreate'>('contestID');
  const admin = useContestAdmin();
  const [displayId, setDisplayId] = useState('');
  const [displayTitle, setDisplayTitle] = useState('');
  const [taken, setTaken] = useState<string | null>(null);
  const creation: Creation = {
    async store(save, shows) {
      const place = { cid, ...(displayId && { displayId }), ...(displayTitle && { displayTitle }) };
      try {
        return await call(addContestProblem, { ...save, ...place }, { shows: [...shows, 'contest.displayIdTaken'] });
      } catch (error) {
        if (isApiError(error) && error.code === 'contest.displayIdTaken') {
          setTaken(error.msg);
          toast.error(error.msg);
        }
        throw error;
      }
    },
    onStored: () => {
      void refresh(getAdminContestProblems);
      void router.navigate({ href: admin.problems(cid), replace: true });
    },
  };
  const place = (
    <Panel title={t('inThisContest')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={t('displayId')}
          placeholder="A"
          description={t('displayIdHint')}
          maxLength={20}
          value={displayId}
          error={taken}
          onChange={(event) => {
            setDisplayId(event.currentTarget.value.trim());
            setTaken(null);
          }}
        />
        <TextInput
          label={t('displayTitle')}
          placeholder={t('ownTitle')}
          maxLength={255}
          value={displayTitle}
          onChange={(event) => setDisplayTitle(event.currentTarget.value)}
        />
      </SimpleGrid>
    </Panel>
  );
  return <NewProblem auth={PROBLEM_AUTH.contest} creation={creation} place={place} />;
}
