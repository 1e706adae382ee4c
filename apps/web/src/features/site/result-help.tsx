import { VERDICT } from '@assay/contract/verdict.ts';
import { useLang } from '../../lib/lang.ts';
import { useText } from '../../lib/text.ts';
import { Panel } from '../../ui/panel.tsx';
import { VerdictBadge } from '../../ui/verdict-badge.tsx';
import classes from './help.module.css';
import { HELP, MEANINGS } from './help-text.ts';

/** What each result means. */
export function ResultHelp() {
  const say = useText(HELP);
  const lang = useLang();
  return (
    <Panel title={say('results')}>
      <dl className={classes.meanings}>
        {MEANINGS.map(([name, meaning]) => (
          <div key={name}>
            <dt>
              <VerdictBadge code={VERDICT[name]} />
            </dt>
            <dd>{meaning[lang]}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

const TIPS = ['tip1', 'tip2', 'tip3', 'tip4'] as const;

/** The four tips. */
export function TipsHelp() {
  const say = useText(HELP);
  return (
    <Panel title={say('tips')}>
      <ol className={classes.tips}>
        {TIPS.map((tip) => (
          <li key={tip}>
            {say(tip)
              .split('`')
              .map((part, index) => (index % 2 === 0 ? part : <code key={part}>{part}</code>))}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
