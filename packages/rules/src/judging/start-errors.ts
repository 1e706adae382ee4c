/** Linux numbers of reasons that lie in a file that was to be started, or in the loader that it names. */
const ERRNO = {
  EPERM: 1,
  ENOENT: 2,
  EIO: 5,
  ENOEXEC: 8,
  EACCES: 13,
  ENOTDIR: 20,
  EISDIR: 21,
  EINVAL: 22,
  ENAMETOOLONG: 36,
  ELOOP: 40,
  ELIBBAD: 80,
} as const;
const OF_THE_FILE: ReadonlySet<number> = new Set(Object.values(ERRNO));

/**
 * Whether a start that failed so may be the file's own fault: a loader that does not exist, another architecture, headers
 * that say nonsense. Want of memory, processes or descriptors is the machine's.
 */
export const mayBeOfFile = (errno: number | undefined): boolean => errno !== undefined && OF_THE_FILE.has(errno);
