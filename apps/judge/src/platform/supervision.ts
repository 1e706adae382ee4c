/** Said this often; the launcher replaces a process that stops saying it. */
const BEAT_MS = 5_000;

/** Shows on standard output that the loop turns: a process that is stopped or computes for ever says nothing. */
export function superviseByLines() {
  const say = () => process.stdout.write(`${JSON.stringify({ event: 'alive' })}\n`);
  say();
  setInterval(say, BEAT_MS).unref();
}
