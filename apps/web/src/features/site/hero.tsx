import { getRandomProblem } from '@assay/contract/problems/list.ts';
import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { Shuffle } from 'lucide-react';
import { isDrawing } from '../../lib/page/drawing.ts';
import { paths } from '../../lib/paths.ts';
import { useSiteConfig } from '../../lib/site-config.ts';
import { useText } from '../../lib/text.ts';
import { useUser } from '../../lib/token.ts';
import { useAction } from '../../lib/use-call.ts';
import { Link } from '../../ui/link.tsx';
import { showAccountDialog } from '../accounts/sign-in/dialogs.ts';
import classes from './hero.module.css';
import { TEXT } from './text.ts';

/** The head of the home page: what this place is for guests, a greeting for users. */
export function Hero() {
  const user = useUser();
  if (user) return <Greeting name={user.nickname || user.username} />;
  return isDrawing ? (
    <>
      <div data-visitors="whole">
        <Welcome />
      </div>
      <div data-members>
        <Greeting name="" />
      </div>
    </>
  ) : (
    <Welcome />
  );
}

function Welcome() {
  const say = useText(TEXT);
  const config = useSiteConfig();
  return (
    <section className={classes.hero}>
      <div className={classes.inner}>
        <div>
          <h1 className={classes.title}>{say('heroTitle')}</h1>
          <p className={classes.lead}>{say('heroLead')}</p>
          <div className={classes.actions}>
            <Button component={Link} href={paths.problems} size="md">
              {say('startSolving')}
            </Button>
            {config?.register ? (
              <Button variant="default" size="md" onClick={() => showAccountDialog('register')}>
                {say('createAccount')}
              </Button>
            ) : (
              <Button component={Link} href={paths.introduction} variant="default" size="md">
                {say('howItWorks')}
              </Button>
            )}
          </div>
        </div>
        <Specimen />
      </div>
    </section>
  );
}

function Greeting({ name }: { name: string }) {
  const say = useText(TEXT);
  const router = useRouter();
  const random = useAction(getRandomProblem, {
    onSuccess: ({ problemId }) => void router.navigate({ href: paths.problem(problemId) }),
  });
  return (
    <section className={classes.hero} data-compact>
      <div className={classes.inner}>
        <h1 className={classes.greeting}>{name === '' ? '\u00a0' : say('greeting', { name })}</h1>
        <div className={classes.actions}>
          <Button component={Link} href={paths.problems}>
            {say('allProblems')}
          </Button>
          <Button
            variant="default"
            leftSection={<Shuffle aria-hidden />}
            loading={random.isPending}
            onClick={() => random.mutate({})}
          >
            {say('randomProblem')}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Cases as they stand in the drawing: mostly accepted, two not, the last still running. */
const CASES = 'aaaaaaaawaaaaaataaaj';
const KIND = { a: 'accepted', w: 'wrongAnswer', t: 'timeLimit', j: 'judging' } as const;

function Specimen() {
  const say = useText(TEXT);
  return (
    <div className={classes.specimen} role="img" aria-label={say('specimen')}>
      <pre className={classes.code} aria-hidden>
        {'#include <iostream>\n\nint main() {\n  long long a, b;\n  std::cin >> a >> b;\n  std::cout << a + b;\n}'}
      </pre>
      <div className={classes.cases} aria-hidden>
        {[...CASES].map((letter, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing
            key={index}
            data-kind={KIND[letter as keyof typeof KIND]}
            style={{ animationDelay: `${300 + index * 70}ms` }}
          />
        ))}
      </div>
    </div>
  );
}
