import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Makes the next empty migration: `npm run db:new -- name-of-it`. */
const FOLDER = 'apps/server/migrations';

const [name] = process.argv.slice(2);
if (!name || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
  console.error('Say what the migration does, in kebab-case: npm run db:new -- contest-seals');
  process.exit(1);
}
const numbers = (await readdir(FOLDER)).map((file) => Number(file.slice(0, 4))).filter(Number.isInteger);
const path = join(FOLDER, `${String(Math.max(0, ...numbers) + 1).padStart(4, '0')}_${name}.sql`);
await writeFile(path, '', { flag: 'wx' });
console.log(`${path}\nThen: npm run db:dump`);
