import { Suspense } from 'react';
import { Markdown, MarkdownSkeleton } from '../../features/markdown/markdown-text.tsx';
import { SheetShell } from '../../features/qsheets/shell/sheet-shell.tsx';
import { TEXT } from '../../features/qsheets/text.ts';
import { useText } from '../../lib/text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';

/** What a question sheet is about. */
export function Page() {
  const t = useText(TEXT);
  return (
    <SheetShell tab="overview">
      {({ qsheet: { description } }) => (
        <PageFrame>
          <Panel>
            {description.trim() === '' ? (
              <EmptyState text={t('noDescription')} />
            ) : (
              <Suspense fallback={<MarkdownSkeleton />}>
                <Markdown source={description} />
              </Suspense>
            )}
          </Panel>
        </PageFrame>
      )}
    </SheetShell>
  );
}
