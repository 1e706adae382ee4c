import type { AnyOp, DataOf, SentOf } from '@assay/contract/op.ts';
import type { TestSite } from './app.ts';
import type { Answer } from './ask.ts';

/** Sends a file to an upload call as a browser does. */
export async function upload<O extends AnyOp>(
  site: TestSite,
  who: { token?: string },
  op: O,
  query: SentOf<O>,
  file: { content: Buffer; name?: string; field?: string },
  /** Fields of the form beside the file. */
  fields: { before?: Record<string, string>; behind?: Record<string, string> } = {},
): Promise<Answer<DataOf<O>>> {
  const boundary = 'boundary-of-a-test';
  const written = (some: Record<string, string> = {}) =>
    Object.entries(some)
      .map(([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
      .join('');
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${file.field ?? 'file'}"; filename="${file.name ?? 'file.zip'}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const answer = await site.app.inject({
    method: op.method,
    url: op.path,
    query: query as Record<string, string>,
    headers: {
      'accept-language': 'en',
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(who.token ? { authorization: who.token } : {}),
    },
    payload: Buffer.concat([
      Buffer.from(written(fields.before) + head),
      file.content,
      Buffer.from(`\r\n${written(fields.behind)}--${boundary}--\r\n`),
    ]),
  });
  const { msg, data } = answer.json();
  return { status: answer.statusCode, msg, data, headers: answer.headers as Record<string, string | undefined> };
}
