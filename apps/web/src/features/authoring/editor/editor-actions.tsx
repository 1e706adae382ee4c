import { Button, Group } from '@mantine/core';
import { Dices, ExternalLink, History, ListChecks } from 'lucide-react';
import { useProblemAdmin } from '../../../lib/problem-admin.ts';
import { isBuilt } from '../../../lib/screens/is-built.ts';
import { useText } from '../../../lib/text.ts';
import { Link } from '../../../ui/link.tsx';
import { HintsButton } from '../hints/hints-button.tsx';
import { PeopleButton } from '../people/people-button.tsx';
import { TEXT } from './text.ts';

interface EditorActionsProps {
  pid: number;
  problemId: string;
  /** Its cases can be made by programs. */
  isProgram: boolean;
}

/** What else there is of a stored problem, beside the title of the editor. */
export function EditorActions({ pid, problemId, isProgram }: EditorActionsProps) {
  const t = useText(TEXT);
  const admin = useProblemAdmin();
  return (
    <Group gap="xs">
      {isProgram && (
        <Button component={Link} href={admin.generators(pid)} variant="default" leftSection={<Dices aria-hidden />}>
          {t('generators')}
        </Button>
      )}
      <Button component={Link} href={admin.verify(pid)} variant="default" leftSection={<ListChecks aria-hidden />}>
        {t('verify')}
      </Button>
      <Button component={Link} href={admin.versions(pid)} variant="default" leftSection={<History aria-hidden />}>
        {t('versions')}
      </Button>
      <HintsButton pid={pid} />
      <PeopleButton pid={pid} />
      {isBuilt(admin.view(problemId)) && (
        <Button
          component={Link}
          href={admin.view(problemId)}
          target="_blank"
          variant="default"
          rightSection={<ExternalLink aria-hidden />}
        >
          {t('view')}
        </Button>
      )}
    </Group>
  );
}
