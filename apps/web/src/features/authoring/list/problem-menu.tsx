import { deleteProblem } from '@assay/contract/authoring/editor.ts';
import { rejudgeProblem } from '@assay/contract/judging/rejudge.ts';
import { Menu, Text } from '@mantine/core';
import { Download, ExternalLink, ListChecks, ListRestart, RotateCcw, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useProblemAdmin } from '../../../lib/problem-admin.ts';
import { useIsProblemAdmin, useIsRoot } from '../../../lib/roles.ts';
import { isBuilt } from '../../../lib/screens/is-built.ts';
import { useText } from '../../../lib/text.ts';
import { useAction } from '../../../lib/use-call.ts';
import { Confirm } from '../../../ui/dialogs/confirm.tsx';
import { Link } from '../../../ui/link.tsx';
import { NewSetDialog } from '../../judging/rejudge/new-set-dialog.tsx';
import { downloadData } from '../data/download-data.ts';
import { MoreButton } from './more-button.tsx';
import type { ProblemActionsRow } from './problem-actions.tsx';
import { readProblemLists } from './read-lists.ts';
import { TEXT } from './text.ts';

/** What may be done with a problem besides editing; rejudging and deleting are asked for once more. */
export function ProblemMenu({ row }: { row: ProblemActionsRow }) {
  const t = useText(TEXT);
  const button = useRef<HTMLButtonElement>(null);
  const isRoot = useIsRoot();
  const admin = useProblemAdmin();
  const isProblemAdmin = useIsProblemAdmin();
  const mayDelete = admin.owner === 'site' ? isProblemAdmin : row.mayEdit;
  const view = admin.view(row.problemId);
  const [asking, setAsking] = useState<'rejudge' | 'delete' | null>(null);
  const [isJudgingBeside, setJudgingBeside] = useState(false);
  const close = () => setAsking(null);
  const rejudge = useAction(rejudgeProblem, {
    onSuccess: ({ queued }) => {
      close();
      toast.success(t('rejudged', { count: queued }));
    },
  });
  const remove = useAction(deleteProblem, {
    onSuccess: async () => {
      close();
      toast.success(t('deleted', { id: row.problemId }));
      await readProblemLists();
    },
  });
  const named = { id: row.problemId, title: row.title };
  return (
    <>
      <Menu defaultOpened position="bottom-end" onClose={() => button.current?.focus()}>
        <Menu.Target>
          <MoreButton ref={button} problemId={row.problemId} />
        </Menu.Target>
        <Menu.Dropdown>
          {isBuilt(view) && (
            <Menu.Item component={Link} href={view} target="_blank" leftSection={<ExternalLink aria-hidden />}>
              {t('view')}
            </Menu.Item>
          )}
          {row.mayEdit && (
            <Menu.Item component={Link} href={admin.verify(row.id)} leftSection={<ListChecks aria-hidden />}>
              {t('verify')}
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<Download aria-hidden />}
            disabled={row.caseCount === 0 || !row.mayEdit}
            onClick={() => void downloadData(row.id)}
          >
            {t('download')}
          </Menu.Item>
          {isRoot && (
            <Menu.Item leftSection={<RotateCcw aria-hidden />} onClick={() => setAsking('rejudge')}>
              {t('rejudge')}
            </Menu.Item>
          )}
          {isRoot && (
            <Menu.Item leftSection={<ListRestart aria-hidden />} onClick={() => setJudgingBeside(true)}>
              {t('rejudgeBeside')}
            </Menu.Item>
          )}
          {mayDelete && (
            <>
              <Menu.Divider />
              <Menu.Item
                c="var(--mantine-color-error)"
                leftSection={<Trash2 aria-hidden />}
                onClick={() => setAsking('delete')}
              >
                {t('delete')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      <NewSetDialog
        start={{ problemId: row.problemId }}
        opened={isJudgingBeside}
        onClose={() => setJudgingBeside(false)}
      />
      <Confirm
        opened={asking === 'rejudge'}
        onClose={close}
        title={t('rejudge')}
        action={t('rejudge')}
        busy={rejudge.isPending}
        onConfirm={() => rejudge.mutate({ pid: row.id })}
      >
        <Text>{t('rejudgeAsk', named)}</Text>
      </Confirm>
      <Confirm
        opened={asking === 'delete'}
        onClose={close}
        title={t('delete')}
        action={t('delete')}
        danger
        typed={row.problemId}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ pid: row.id })}
      >
        <Text>{t('deleteAsk', named)}</Text>
      </Confirm>
    </>
  );
}
