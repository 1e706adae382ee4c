import type * as z from 'zod';
import type { Bounds } from './bounds/bounds.ts';

/**
 * Who may make a call. The server refuses everybody else before the handler runs, and a derived test loops over all
 * calls to prove it. Finer, object-level decisions are rules in `@assay/rules/access`.
 *
 * - `anyone`: visitors too
 * - `user`: logged in
 * - `submitter`, `discusser`, …: logged in and not barred from it by the role (see `roles.ts`)
 * - `admin`: any of super admin, admin, problem admin
 * - `problemAdmin`: super admin or problem admin
 * - `root`: super admin only
 * - `judge`: a judge node with its node token
 */
export type Access = 'anyone' | 'user' | 'submitter' | 'admin' | 'problemAdmin' | 'root' | 'judge';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What comes back: the JSON envelope with `data`, a file (headers of its own), or a stream of server-sent events. */
export type AnswerKind = 'json' | 'file' | 'events';

const DEFAULT_MAX_BYTES = 1024 * 1024;

export type ObjectShape = z.core.$ZodType<object>;

/** A call as a value: server routing, validation, the typed client, OpenAPI and the access test all derive from it. */
export interface Op<
  Name extends string = string,
  Input extends ObjectShape = ObjectShape,
  Data extends z.core.$ZodType = z.core.$ZodType,
> {
  readonly name: Name;
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  /** One English sentence for the printed list and the API page. */
  readonly does: string;
  /** Where the input travels. Uploads send a multipart body; its fields count like a query. */
  readonly via: 'query' | 'body' | 'upload';
  readonly input: Input;
  readonly answer: AnswerKind;
  readonly data: Data;
  /** Largest JSON body in bytes; larger ones are refused before parsing. */
  readonly maxBytes: number;
  /** Asked again and again by open pages: an answer that did not change is told in a header alone (304). */
  readonly polled: boolean;
  /** The call that this is another address of, by name; null for a call of its own. */
  readonly like: string | null;
  /** What the input may be, as plain data; only in browsers, where it stands in place of the shapes. */
  readonly bounds?: Bounds;
}

// biome-ignore lint/suspicious/noExplicitAny: the one place where calls of every shape meet
export type AnyOp = Op<string, any, any>;

export type InputOf<O extends AnyOp> = z.output<O['input']>;
/** What a client may send: defaults and coercions not yet applied. */
export type SentOf<O extends AnyOp> = z.input<O['input']>;
/** What a handler returns and a client receives under `data`. */
export type DataOf<O extends AnyOp> = z.input<O['data']>;

interface OpSpec<Input extends ObjectShape, Data extends z.core.$ZodType> {
  access: Access;
  does: string;
  input: Input;
  data: Data;
  via?: 'query' | 'body' | 'upload';
  answer?: AnswerKind;
  maxBytes?: number;
  polled?: boolean;
}

/**
 * Declares a call.
 * @param name unique, verb first, camelCase
 * @param route method and path, for example `'GET /api/get-problem-list'`
 */
export function op<const Name extends string, Input extends ObjectShape, Data extends z.core.$ZodType>(
  name: Name,
  route: `${Method} /api/${string}`,
  spec: OpSpec<Input, Data>,
): Op<Name, Input, Data> {
  const [method, path] = route.split(' ') as [Method, string];
  return {
    name,
    method,
    path,
    access: spec.access,
    does: spec.does,
    via: spec.via ?? (method === 'GET' || method === 'DELETE' ? 'query' : 'body'),
    input: spec.input,
    answer: spec.answer ?? 'json',
    data: spec.data,
    maxBytes: spec.maxBytes ?? DEFAULT_MAX_BYTES,
    polled: spec.polled ?? false,
    like: null,
  };
}

/**
 * A call under another address, answered like the original: for clients that know it there.
 * @param of the original
 * @param name unique
 */
export const face = <const Name extends string, Input extends ObjectShape, Data extends z.core.$ZodType>(
  of: Op<string, Input, Data>,
  name: Name,
  path: `/api/${string}`,
): Op<Name, Input, Data> => ({ ...of, name, path, does: `Like ${of.name}`, like: of.name });
