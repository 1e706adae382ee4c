import { Button, Group } from '@mantine/core';
import type { Column } from './data-table.tsx';

interface RowAction {
  label: string;
  /** What is done to which row, read out in place of the label. */
  says: string;
  onClick: () => void;
  /** Takes something away. */
  danger?: boolean;
}

interface RowActionsOptions<Row> {
  /** Read out at the head of the column. */
  header: string;
  /** CSS width. */
  width: string;
  actions: (row: Row) => readonly (RowAction | false)[];
}

/** The last column of a table: what can be done to each row, by buttons. */
export const actionsColumn = <Row,>({ header, width, actions }: RowActionsOptions<Row>): Column<Row> => ({
  key: 'actions',
  header: <span className="visually-hidden">{header}</span>,
  align: 'end',
  width,
  cell: (row) => (
    <Group gap="xs" justify="flex-end" wrap="nowrap">
      {actions(row).map(
        (action) =>
          action && (
            <Button
              key={action.label}
              size="compact-sm"
              variant={action.danger ? 'subtle' : 'default'}
              {...(action.danger && { color: 'red' })}
              aria-label={action.says}
              onClick={action.onClick}
            >
              {action.label}
            </Button>
          ),
      )}
    </Group>
  ),
});
