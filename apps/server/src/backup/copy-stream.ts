import { Readable, Writable } from 'node:stream';
import type pg from 'pg';

/** What the driver knows how to do and its types do not say. */
interface CopyConnection extends pg.Connection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
}

const rowsOf = (tag: string) => Number(/^COPY (\d+)/.exec(tag)?.[1] ?? 0);

/**
 * The bytes of a `COPY … TO STDOUT`, in the pace of their reader: give it to `client.query`, then read it. Rejects the
 * statement's error to the reader.
 */
export class CopyOut extends Readable implements pg.Submittable {
  /** Known once it has ended. */
  rows = 0;
  readonly #sql: string;
  #connection: CopyConnection | null = null;

  constructor(sql: string) {
    super();
    this.#sql = sql;
  }

  submit(connection: pg.Connection) {
    this.#connection = connection as CopyConnection;
    connection.query(this.#sql);
  }

  override _read() {
    this.#connection?.stream.resume();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void) {
    // What still comes is passed over.
    this.#connection?.stream.resume();
    done(error);
  }

  handleCopyData({ chunk }: { chunk: Buffer }) {
    // The driver uses the memory of a piece again.
    if (!this.destroyed && !this.push(Buffer.from(chunk))) this.#connection?.stream.pause();
  }

  handleCommandComplete({ text }: { text: string }) {
    this.rows = rowsOf(text);
  }

  handleReadyForQuery() {
    if (!this.destroyed) this.push(null);
  }

  handleError(error: Error) {
    this.destroy(error);
  }
}

/** Takes the bytes of a `COPY … FROM STDIN`; finished when the database has taken all. */
export class CopyIn extends Writable implements pg.Submittable {
  /** Known once it has finished. */
  rows = 0;
  readonly #sql: string;
  #connection: CopyConnection | null = null;
  #isOpen = false;
  #opened: (() => void) | null = null;
  #finished: ((error?: Error | null) => void) | null = null;

  constructor(sql: string) {
    super();
    this.#sql = sql;
  }

  submit(connection: pg.Connection) {
    this.#connection = connection as CopyConnection;
    connection.query(this.#sql);
  }

  handleCopyInResponse() {
    this.#isOpen = true;
    if (this.destroyed) this.#connection?.sendCopyFail('given up');
    else this.#opened?.();
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void) {
    this.#whenOpen((connection) => {
      connection.sendCopyFromChunk(chunk);
      if (connection.stream.writableNeedDrain) connection.stream.once('drain', () => done());
      else done();
    });
  }

  override _final(done: (error?: Error | null) => void) {
    this.#whenOpen((connection) => {
      this.#finished = done;
      connection.endCopyFrom();
    });
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void) {
    if (this.#isOpen) this.#connection?.sendCopyFail('given up');
    this.#isOpen = false;
    done(error);
  }

  handleCommandComplete({ text }: { text: string }) {
    this.rows = rowsOf(text);
    this.#isOpen = false;
  }

  handleReadyForQuery() {
    this.#finished?.();
  }

  handleError(error: Error) {
    this.#isOpen = false;
    if (this.#finished) this.#finished(error);
    else this.destroy(error);
  }

  #whenOpen(send: (connection: CopyConnection) => void) {
    const { stream } = this.#connection ?? {};
    if (this.#isOpen && stream) send(this.#connection!);
    else this.#opened = () => send(this.#connection!);
  }
}
