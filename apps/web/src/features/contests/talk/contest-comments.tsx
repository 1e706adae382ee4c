import { Alert } from '@mantine/core';
import { useText } from '../../../lib/text.ts';
import { CommentSection } from '../../comments/comment-section.tsx';
import styles from './talk.module.css';
import { TEXT } from './text.ts';

/** The open questions and answers of a contest. */
export function ContestComments({ cid }: { cid: number }) {
  const t = useText(TEXT);
  return (
    <CommentSection
      owner={{ kind: 'contest', id: cid }}
      title={t('comments')}
      label={t('write')}
      notice={
        <Alert>
          <ol className={styles.notice}>
            <li>{t('notice1')}</li>
            <li>{t('notice2')}</li>
            <li>{t('notice3')}</li>
          </ol>
        </Alert>
      }
    />
  );
}
