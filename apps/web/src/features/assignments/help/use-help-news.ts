import { getGroupHelp, getHelpAt } from '@assay/contract/assignments/help.ts';
import type { NewsEvent } from '@assay/contract/news/news.ts';
import { refresh } from '../../../lib/use-call.ts';
import { useNews } from '../../news/use-news.ts';

export const readHelp = () => refresh(getGroupHelp, getHelpAt);

const onNews = ({ news }: NewsEvent) => {
  if (news === 'help') void readHelp();
};

/** Reads questions anew when one comes, is taken up or answered. @param gid of the group; null: none is followed */
export const useHelpNews = (gid: number | null) => useNews({ kind: 'group', id: gid ?? 0 }, gid !== null, onNews);
