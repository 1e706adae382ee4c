import type { Selectable } from 'kysely';
import type { Problems } from '../../../platform/db/schema.ts';

export const FILE_IO_COLUMNS = ['is_file_io', 'io_read_file_name', 'io_write_file_name'] as const;

export interface FileIo {
  read: string;
  write: string;
}

/** The files that programs read and write instead of their standard streams; null where they use those (PROB-16). */
export function fileIoOf(row: Pick<Selectable<Problems>, (typeof FILE_IO_COLUMNS)[number]>): FileIo | null {
  const { is_file_io, io_read_file_name, io_write_file_name } = row;
  return is_file_io && io_read_file_name && io_write_file_name
    ? { read: io_read_file_name, write: io_write_file_name }
    : null;
}
