import classes from '../../features/site/help.module.css';
import { HELP } from '../../features/site/help-text.ts';
import { LanguageHelp } from '../../features/site/language-help.tsx';
import { ResultHelp, TipsHelp } from '../../features/site/result-help.tsx';
import { TeacherHelp } from '../../features/site/teacher-help.tsx';
import { useText } from '../../lib/text.ts';
import { PageFrame } from '../../ui/page-frame.tsx';

/** The help page (HOME-5). */
export function Page() {
  const say = useText(HELP);
  return (
    <PageFrame title={say('title')} lead={say('lead')}>
      <div className={classes.grid}>
        <div className={classes.column}>
          <ResultHelp />
          <TipsHelp />
          <TeacherHelp />
        </div>
        <LanguageHelp />
      </div>
    </PageFrame>
  );
}
