import { NativeSelect, Pagination } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useText } from '../../lib/text.ts';
import { TEXT } from '../text.ts';
import classes from './pager.module.css';

export const PAGE_SIZES = [10, 15, 30, 50, 100];
/** Lists that may be endless stop counting here; the contract's bound. */
const MAX_COUNTED = 10_000;

interface PagerProps {
  total: number;
  page: number;
  size: number;
  onPage: (page: number) => void;
  /** Leave out where the size is fixed. */
  onSize?: (size: number) => void;
  sizes?: readonly number[];
}

/** Page buttons (five at most), the total, and a choice of page size (SHELL-50). */
export function Pager({ total, page, size, onPage, onSize, sizes = PAGE_SIZES }: PagerProps) {
  const say = useText(TEXT);
  const narrow = useMediaQuery('(max-width: 767.98px)', undefined, { getInitialValueInEffect: false });
  const offered = sizes.includes(size) ? sizes : [...sizes, size].sort((a, b) => a - b);
  const last = Math.max(1, Math.ceil(total / size));
  if (total === 0) return null;
  return (
    <nav className={classes.pager} aria-label={say('pages')}>
      <span className={classes.total}>{say(total >= MAX_COUNTED ? 'totalAtLeast' : 'total', { total })}</span>
      {onSize && (
        <NativeSelect
          size="xs"
          aria-label={say('perPage')}
          value={size}
          data={offered.map((value) => ({ value: String(value), label: say('perPageOption', { size: value }) }))}
          onChange={(event) => onSize(Number(event.currentTarget.value))}
        />
      )}
      <Pagination
        total={last}
        value={Math.min(page, last)}
        onChange={onPage}
        siblings={narrow ? 0 : 1}
        size="md"
        classNames={{ control: classes.control, dots: classes.control }}
        getItemProps={(number) => ({ 'aria-label': say('page', { page: number }) })}
        getControlProps={(control) => ({
          'aria-label': control === 'previous' ? say('previousPage') : say('nextPage'),
        })}
      />
    </nav>
  );
}
