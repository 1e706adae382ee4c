import type { NewsEvent, NewsOwner } from '@assay/contract/news/news.ts';
import { newsTopic } from '@assay/contract/news/topic.ts';
import { useEffect } from 'react';
import { subscribe } from '../../lib/push/push.ts';

/**
 * Follows what is new with an owner while that is open to the viewer. What was missed is found by the lists.
 * @param onNews must stay the same function while it means the same
 */
export function useNews({ kind, id }: NewsOwner, isOpen: boolean, onNews: (event: NewsEvent) => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const topic = newsTopic({ kind, id });
    return subscribe([topic], (event) => {
      if (event.type === 'news' && newsTopic(event.owner) === topic) onNews(event);
    });
  }, [kind, id, isOpen, onNews]);
}
