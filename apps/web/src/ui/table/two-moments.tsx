import { formatMoment } from '../../lib/format.ts';

interface TwoMomentsProps {
  first: string;
  second: string;
}

/** When something begins and ends, or was made and changed: one below the other, as wide as one. */
export function TwoMoments({ first, second }: TwoMomentsProps) {
  return (
    <span className="tnum">
      {formatMoment(first)}
      <br />
      {formatMoment(second)}
    </span>
  );
}
