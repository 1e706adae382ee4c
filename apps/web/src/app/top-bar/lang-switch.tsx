import { UnstyledButton } from '@mantine/core';
import { setLang, useLang } from '../../lib/lang.ts';
import { useText } from '../../lib/text.ts';
import { TEXT } from '../text.ts';
import classes from './lang-switch.module.css';

/** The other language, one press away: its name as its speakers write it. */
export function LangSwitch() {
  const say = useText(TEXT);
  const other = useLang() === 'zh' ? 'en' : 'zh';
  return (
    <UnstyledButton
      className={classes.switch}
      lang={other === 'zh' ? 'zh-CN' : 'en'}
      aria-label={`${say('languageShort')}: ${say('language')}`}
      onClick={() => setLang(other)}
    >
      {say('languageShort')}
    </UnstyledButton>
  );
}
