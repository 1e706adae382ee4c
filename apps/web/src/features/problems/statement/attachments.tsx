import { formatLength } from '../../../lib/format.ts';
import type { ProblemDetailData } from './problem-data.ts';

/** Files of a problem to download. */
export function Attachments({ attachments }: { attachments: NonNullable<ProblemDetailData['attachments']> }) {
  return (
    <ul>
      {attachments.map(({ name, bytes, address }) => (
        <li key={name}>
          <a href={address} download={name}>
            {name}
          </a>{' '}
          ({formatLength(bytes)})
        </li>
      ))}
    </ul>
  );
}
