import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { VERDICT } from '@assay/contract/verdict.ts';
import type { Client, Stage } from './stage.ts';

/** Programs for A + B whose verdicts are known. */
const GOLDEN: { language: string; code: string; verdict: number; weight: number }[] = [
  {
    language: 'C With O2',
    code: '#include <stdio.h>\nint main(){long long a,b;scanf("%lld%lld",&a,&b);printf("%lld\\n",a+b);}',
    verdict: VERDICT.accepted,
    weight: 6,
  },
  {
    language: 'C++ 17 With O2',
    code: '#include <iostream>\nint main(){long long a,b;std::cin>>a>>b;std::cout<<a+b;}',
    verdict: VERDICT.accepted,
    weight: 2,
  },
  {
    language: 'Python3',
    code: 'a, b = map(int, input().split())\nprint(a + b)',
    verdict: VERDICT.accepted,
    weight: 3,
  },
  {
    language: 'Python3',
    code: 'a, b = map(int, input().split())\nprint(a - b)',
    verdict: VERDICT.wrongAnswer,
    weight: 3,
  },
  { language: 'C With O2', code: 'int main(){return 3;}', verdict: VERDICT.runtimeError, weight: 3 },
  { language: 'C With O2', code: '#include <stdio.h>\nint main(){puts("0")', verdict: VERDICT.compileError, weight: 3 },
  { language: 'C With O2', code: 'int main(){for(volatile int i=0;;i++);}', verdict: VERDICT.timeLimit, weight: 1 },
];
const DRAW = GOLDEN.flatMap((program) => Array.from({ length: program.weight }, () => program));

/** What a client was promised. */
export interface Receipt {
  submitId: number;
  key: string;
  uid: number;
  verdict: number;
}

export interface Load {
  ledger: Receipt[];
  /** Sends that had to be repeated because no answer came. */
  repeats: number;
  stop(): Promise<void>;
}

const PATIENCE_MS = 60_000;

/** Sends until there is a receipt, always with the same key, the way the web client does. */
async function submitOnce(stage: Stage, client: Client, load: Load): Promise<void> {
  // Every send is its own program, so that no compile cache makes a compiler's work disappear.
  const program = DRAW[Math.floor(Math.random() * DRAW.length)]!;
  const key = randomUUID();
  const comment = program.language === 'Python3' ? '#' : '//';
  const code = `${program.code}\n${comment} ${Math.floor(Math.random() * 20)}\n`;
  const body = JSON.stringify({ pid: '1000', language: program.language, code, key });
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    try {
      const answer = await fetch(`${stage.baseUrl}/api/submit-problem-judge`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: client.token },
        body,
        signal: AbortSignal.timeout(5_000),
      });
      const { status, data } = (await answer.json()) as { status: number; data: { submitId: number } };
      if (status === 200) {
        load.ledger.push({ submitId: data.submitId, key, uid: client.uid, verdict: program.verdict });
        return;
      }
    } catch {
      // No answer: nobody knows whether it was stored. The same key makes asking again safe.
    }
    load.repeats += 1;
    await sleep(150);
  }
  throw new Error('no receipt within a minute');
}

/** Steady submissions by many users, until stopped. */
export function startLoad(stage: Stage, perSecond: number): Load {
  let stopped = false;
  const underWay = new Set<Promise<void>>();
  const load: Load = {
    ledger: [],
    repeats: 0,
    async stop() {
      stopped = true;
      await loop;
      await Promise.all(underWay);
    },
  };
  const loop = (async () => {
    for (let at = 0; !stopped; at++) {
      const sending = submitOnce(stage, stage.clients[at % stage.clients.length]!, load).finally(() =>
        underWay.delete(sending),
      );
      underWay.add(sending);
      await sleep(1000 / perSecond);
    }
  })();
  return load;
}
