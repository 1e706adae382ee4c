import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** A folder that was built: nobody changes what stands in it while it is served. */
export interface BuiltFolder {
  root: string;
  /** The address below which its files are, with a slash at the end. */
  prefix: string;
  setHeaders(reply: FastifyReply, path: string): void;
}

/** What a build writes last: before it is there, not all may be. */
const PAGE = 'index.html';

/** Files by their paths below the folder; what begins with a dot is nobody's business. */
function listFiles(root: string): ReadonlySet<string> {
  const paths = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep));
  return new Set(paths.filter((names) => !names.some((name) => name.startsWith('.'))).map((names) => names.join('/')));
}

/**
 * Serves the files of a built folder, packed where a packed one stands beside it. Which there are is read once: the library looks through
 * all folders on the way to a file at every request, four milliseconds for one of a thousand.
 * @param app gets `reply.sendFile` for the folder; another folder needs an instance of its own
 */
export async function bindBuiltFiles(app: FastifyInstance, { root, prefix, setHeaders }: BuiltFolder): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    serve: false,
    index: false,
    // it may be built while the site runs already
    suppressWarning: true,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders,
  });
  let known: ReadonlySet<string> | undefined;
  app.get(`${prefix}*`, (request, reply) => {
    const { '*': path } = request.params as { '*': string };
    if (!known && existsSync(join(root, PAGE))) known = listFiles(root);
    return known?.has(path) ? reply.sendFile(path) : reply.callNotFound();
  });
}
