import { useState } from 'react';
import { ExportView } from '../../../features/authoring/transfer/export-view.tsx';
import { ImportView } from '../../../features/authoring/transfer/import-view.tsx';
import { TEXT } from '../../../features/authoring/transfer/text.ts';
import { useText } from '../../../lib/text.ts';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Segments } from '../../../ui/segments/segments.tsx';

/** Problem packages in and out. */
export function Page() {
  const t = useText(TEXT);
  const [way, setWay] = useState<'import' | 'export'>('import');
  return (
    <PageFrame
      title={t('title')}
      lead={t('lead')}
      actions={
        <Segments
          label={t('way')}
          value={way}
          onChange={setWay}
          choices={(['import', 'export'] as const).map((value) => ({ value, label: t(value) }))}
        />
      }
    >
      {way === 'import' ? <ImportView /> : <ExportView />}
    </PageFrame>
  );
}
