import { useText } from '../../lib/text.ts';
import { CommentSection } from '../comments/comment-section.tsx';
import { TEXT } from './text.ts';

/** The open questions and answers of a contest (CON-21). */
export function ContestComments({ cid }: { cid: number }) {
  const t = useText(TEXT);
  return (
    <CommentSection
      owner={{ kind: 'contest', id: cid }}
      title={t('openQuestions')}
      label={t('writeQuestion')}
      notice={[t('notice1'), t('notice2'), t('notice3')]}
      none={t('noOpenQuestions')}
    />
  );
}
