export const FILE_PATH = '/api/public/problem-file';

/** Where a file of a problem is fetched by anyone who knows its address. */
export const fileAddress = (hash: string, name: string) => `${FILE_PATH}/${hash}/${encodeURIComponent(name)}`;
