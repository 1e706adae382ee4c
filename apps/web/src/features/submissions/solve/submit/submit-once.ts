/** How often, and after which waits (ms), an unanswered submission is sent again by itself. */
export const RETRY_WAITS_MS = [1_000, 2_000, 4_000, 8_000];

export type Outcome<Answer> =
  | { kind: 'answered'; answer: Answer }
  /** The server said no; the next click is a new submission. */
  | { kind: 'refused'; error: unknown }
  /** No answer came: whether it arrived is unknown. The next click with the same content asks with the same key. */
  | { kind: 'unknown'; error: unknown; key: string }
  /** A submission was on its way already. */
  | { kind: 'busy' };

/** What may not have arrived, kept beyond the page. */
interface Keeper<Content> {
  /** The key of the same content, if it may not have arrived. */
  keyOf(content: Content): string | undefined;
  keep(content: Content, key: string): void;
  drop(key: string): void;
}

const NO_KEEPER: Keeper<unknown> = { keyOf: () => undefined, keep: () => {}, drop: () => {} };

interface SubmitMeans<Content, Answer> {
  send(content: Content, key: string): Promise<Answer>;
  /** Whether the error means that no answer came, rather than a refusal. */
  isUnanswered(error: unknown): boolean;
  newKey?(): string;
  wait?(ms: number): Promise<void>;
  onRetry?(attempt: number): void;
  keeper?: Keeper<Content>;
}

/** 32 characters that nobody else makes up. */
export function newSubmitKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Sends each click once. A click gets a key that the server remembers, so sending it again after a network failure
 * never makes a second submission, and nobody has to guess whether the first one arrived.
 */
export function createSubmitter<Content, Answer>(means: SubmitMeans<Content, Answer>) {
  const { send, isUnanswered, newKey = newSubmitKey, wait = sleep, onRetry = () => {}, keeper = NO_KEEPER } = means;
  let busy = false;
  let open: { content: string; key: string } | null = null;

  return async function submit(content: Content): Promise<Outcome<Answer>> {
    if (busy) return { kind: 'busy' };
    busy = true;
    const same = JSON.stringify(content);
    if (open?.content !== same) open = { content: same, key: keeper.keyOf(content) ?? newKey() };
    const { key } = open;
    const settle = () => {
      open = null;
      keeper.drop(key);
    };
    keeper.keep(content, key);
    try {
      for (let attempt = 0; ; attempt++) {
        try {
          const answer = await send(content, key);
          settle();
          return { kind: 'answered', answer };
        } catch (error) {
          if (!isUnanswered(error)) {
            settle();
            return { kind: 'refused', error };
          }
          const pause = RETRY_WAITS_MS[attempt];
          if (pause === undefined) return { kind: 'unknown', error, key };
          onRetry(attempt + 1);
          await wait(pause);
        }
      }
    } finally {
      busy = false;
    }
  };
}
