import { getFavoriteProblemList, toggleFavoriteProblem } from '@assay/contract/problems/list.ts';
import { ActionIcon } from '@mantine/core';
import { Star } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction } from '../../../lib/use-call.ts';
import { Tip } from '../../../ui/tip/tip.tsx';
import { TEXT } from './text.ts';

/** Adds a problem to the own favourites or takes it off. */
export function FavouriteStar({ pid, initial }: { pid: number; initial: boolean }) {
  const t = useText(TEXT);
  const [on, setOn] = useState(initial);
  useEffect(() => setOn(initial), [initial]);
  const toggle = useAction(toggleFavoriteProblem, {
    onSuccess: ({ isFavorite }) => {
      setOn(isFavorite);
      toast.success(t(isFavorite ? 'favourited' : 'unfavourited'));
      void refresh(getFavoriteProblemList);
    },
  });
  const label = t(on ? 'unfavourite' : 'favourite');
  return (
    <Tip label={label}>
      <ActionIcon
        variant="subtle"
        color={on ? 'brass' : 'gray'}
        aria-label={label}
        aria-pressed={on}
        loading={toggle.isPending}
        onClick={() => toggle.mutate({ pid })}
      >
        <Star fill={on ? 'currentColor' : 'none'} aria-hidden />
      </ActionIcon>
    </Tip>
  );
}
