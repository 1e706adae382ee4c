import { BIN_DAYS } from '@assay/contract/groups/lives.ts';
import { useText } from '../../lib/text.ts';
import { Panel } from '../../ui/panel.tsx';
import classes from './help.module.css';
import { HELP } from './help-text.ts';

const STEPS = ['teach1', 'teach2', 'teach3', 'teach4', 'teach5', 'teach6', 'teach7', 'teach8', 'teach9'] as const;

/** How a teacher begins with a class, in ten lines. */
export function TeacherHelp() {
  const say = useText(HELP);
  return (
    <Panel title={say('teach')}>
      <ol className={classes.tips}>
        {STEPS.map((step) => (
          <li key={step}>{say(step)}</li>
        ))}
        <li>{say('teach10', { days: BIN_DAYS })}</li>
      </ol>
    </Panel>
  );
}
