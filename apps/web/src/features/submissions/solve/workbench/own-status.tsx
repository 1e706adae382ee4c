import { VERDICT } from '@assay/contract/verdict.ts';
import { useText } from '../../../../lib/text.ts';
import { Tip } from '../../../../ui/tip/tip.tsx';
import { VerdictBadge } from '../../../../ui/verdict-badge.tsx';
import { TEXT } from '../text.ts';

const sentenceOf = (status: number) => {
  if (status === VERDICT.accepted) return 'ownAccepted';
  return status === VERDICT.unknown ? 'ownHidden' : 'ownTried';
};

/** What the viewer has reached at a problem, in a word and, pointed at, in a sentence. */
export function OwnStatus({ status }: { status: number }) {
  const t = useText(TEXT);
  if (status === VERDICT.notSubmitted) return null;
  const sentence = t(sentenceOf(status));
  return (
    <Tip label={sentence}>
      <span>
        <VerdictBadge code={status} form="short" />
        <span className="visually-hidden">{sentence}</span>
      </span>
    </Tip>
  );
}
