import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How the model behaves: as it should, slowly, cut off in the middle, failing, talking nonsense, without end, or with markup in its words. */
export const MODEL_MANNERS = ['steady', 'slow', 'cut', 'error', 'nonsense', 'endless', 'markup'] as const;
type ModelManner = (typeof MODEL_MANNERS)[number];

interface Asked {
  model: string;
  messages: { role: string; content: string }[];
  key: string | undefined;
  /** When it said its first words, by `performance.now()`; 0 before. */
  saidAtMs: number;
}

/** A service that speaks the protocol of chat completions, for tests and demonstrations. */
export interface FakeModel {
  /** What `AI_URL` is set to. */
  url: string;
  manner: ModelManner;
  /** What it was sent, the newest last. */
  asked: Asked[];
  /** Requests whose asker left before the end. */
  left: number;
  close(): Promise<void>;
}

const WORDS = [
  '**Look** at the ',
  'sample first, ',
  'then at the 边界',
  '情况.\n\n',
  '- small inputs\n',
  '- large ones\n',
];
const event = (content: string) => `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`;

async function speak(response: ServerResponse, manner: ModelManner, asked: Asked): Promise<void> {
  if (manner === 'error') {
    response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{"message":"out of order"}}');
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (manner === 'nonsense') {
    response.end('data: {"choices": 7}\n\n');
    return;
  }
  const words = manner === 'markup' ? ['<img src=x onerror=alert(1)>', '[link](javascript:alert(1))'] : WORDS;
  for (let round = 0; manner === 'endless' ? !response.destroyed : round === 0; round += 1) {
    for (const [at, word] of words.entries()) {
      if (response.destroyed) return;
      const bytes = Buffer.from(event(word));
      // a character of several bytes comes in two halves
      const half = Math.floor(bytes.length / 2);
      response.write(bytes.subarray(0, half));
      response.write(bytes.subarray(half));
      asked.saidAtMs ||= performance.now();
      if (manner === 'cut' && at === 1) {
        response.destroy();
        return;
      }
      await sleep(manner === 'slow' ? 300 : 1);
    }
  }
  response.end('data: [DONE]\n\n');
}

/** Opens it on a free port of this machine, unless one is named. */
export async function openFakeModel(port = 0): Promise<FakeModel> {
  const model: FakeModel = { url: '', manner: 'steady', asked: [], left: 0, close: async () => {} };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const key = request.headers.authorization;
      const asked: Asked = { ...JSON.parse(Buffer.concat(chunks).toString()), key, saidAtMs: 0 };
      model.asked.push(asked);
      response.once('close', () => {
        if (!response.writableFinished && model.manner !== 'cut') model.left += 1;
      });
      void speak(response, model.manner, asked);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  model.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  model.close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return model;
}
