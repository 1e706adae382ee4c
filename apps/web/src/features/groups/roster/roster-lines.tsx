import type { RosterLine } from '@assay/contract/groups/roster.ts';
import { Text } from '@mantine/core';
import { useText } from '../../../lib/text.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { BATCH_TEXT } from '../../accounts/admin/batch-text.ts';
import styles from './roster.module.css';
import { TEXT } from './text.ts';

/** What becomes of the lines of a roster; bad ones first: they are what one looks for. */
export function RosterLines({ lines }: { lines: readonly RosterLine[] }) {
  const t = useText(TEXT);
  const batch = useText(BATCH_TEXT);
  const faultWord = (fault: RosterLine['faults'][number]) =>
    fault === 'mustApply' || fault === 'mayNotMake' ? t(fault) : batch(fault);
  const sorted = [...lines].sort(
    (a, b) => Number(b.state === 'error') - Number(a.state === 'error') || a.line - b.line,
  );
  return (
    <div className={styles.lines}>
      <DataTable
        label={t('preview')}
        rows={sorted}
        rowKey={({ line }) => line}
        isMarked={({ state }) => state === 'error'}
        columns={[
          { key: 'line', header: t('line'), width: '70px', cell: ({ line }) => line },
          { key: 'username', header: t('username'), names: true, cell: ({ username }) => username || '–' },
          { key: 'realname', header: t('realname'), cell: ({ realname }) => realname || '–' },
          ...(lines.some(({ label }) => label !== '')
            ? [{ key: 'label', header: t('class'), cell: ({ label }: RosterLine) => label || '–' }]
            : []),
          {
            key: 'state',
            header: t('outcome'),
            cell: ({ state, faults }) => (
              <Text span {...(state === 'error' ? { c: 'red' } : {})}>
                {state === 'error' ? faults.map(faultWord).join('; ') : t(state)}
              </Text>
            ),
          },
        ]}
      />
    </div>
  );
}
