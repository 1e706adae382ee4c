import { SearchResults } from '../../features/search/search-results.tsx';
import { TEXT } from '../../features/search/text.ts';
import { useText } from '../../lib/text.ts';
import { PageFrame } from '../../ui/page-frame.tsx';

export function Page() {
  const t = useText(TEXT);
  return (
    <PageFrame title={t('search')} lead={t('lead')}>
      <SearchResults />
    </PageFrame>
  );
}
