import { getFullScreenProblemList, getRandomProblem } from '@assay/contract/problems/list.ts';
import { type Venue, wireOf } from '@assay/contract/venue.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { ArrowRight, Dices } from 'lucide-react';
import { addressOf, paths } from '../../../../lib/paths.ts';
import { useText } from '../../../../lib/text.ts';
import { useAction, useCall } from '../../../../lib/use-call.ts';
import { Link } from '../../../../ui/link.tsx';
import { TEXT } from '../code-text.ts';
import { VENUE_TRAITS } from '../venue-traits.ts';

interface NextProblemProps {
  venue: Venue;
  /** Of the problem that was solved. */
  address: string;
}

/** What to solve next: in the public list one by chance, elsewhere the next that is not solved. */
export function NextProblem({ venue, address }: NextProblemProps) {
  return VENUE_TRAITS[venue.kind].practice ? <RandomProblem /> : <NextBeside venue={venue} address={address} />;
}

function RandomProblem() {
  const t = useText(TEXT);
  const router = useRouter();
  const random = useAction(getRandomProblem, {
    onSuccess: ({ problemId }) => void router.navigate({ href: paths.problem(problemId) }),
  });
  return (
    <Button size="xs" leftSection={<Dices aria-hidden />} loading={random.isPending} onClick={() => random.mutate({})}>
      {t('nextUnsolved')}
    </Button>
  );
}

function NextBeside({ venue, address }: NextProblemProps) {
  const t = useText(TEXT);
  const hasList = VENUE_TRAITS[venue.kind].besides;
  const { data } = useCall(getFullScreenProblemList, wireOf(venue), { keep: true, enabled: hasList });
  const at = data?.findIndex(({ problemId }) => problemId === address) ?? -1;
  if (!data || at < 0) return null;
  const next = [...data.slice(at + 1), ...data.slice(0, at)].find(({ status }) => status !== VERDICT.accepted);
  if (!next) return <span>{t('allSolved')}</span>;
  const isFull = window.location.pathname.endsWith('/full-screen');
  const href = `${addressOf(venue).problem(next.problemId)}${isFull ? '/full-screen' : ''}`;
  return (
    <Button size="xs" component={Link} href={href} rightSection={<ArrowRight aria-hidden />}>
      {t('next', { id: next.problemId, title: next.title })}
    </Button>
  );
}
