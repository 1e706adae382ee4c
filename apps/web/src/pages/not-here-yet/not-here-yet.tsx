import { Button } from '@mantine/core';
import { useMatches, useRouter } from '@tanstack/react-router';
import { useLang } from '../../lib/lang.ts';
import { rows, useText } from '../../lib/text.ts';
import classes from './not-here-yet.module.css';

const TEXT = rows({
  soon: { zh: '正在建设', en: 'Being built' },
  lead: {
    zh: '这一部分还没有完成，目前无法使用。完成后会直接出现在这个地址。现在可以先去做题，或查看评测记录。',
    en: 'This part is not finished and cannot be used yet. It will appear at this very address. Meanwhile you can solve problems or watch the status page.',
  },
  problems: { zh: '去做题', en: 'Go to the problems' },
  back: { zh: '返回上一页', en: 'Back' },
});

/** Stands, honestly, where a screen is still open. */
export function Page() {
  const say = useText(TEXT);
  const lang = useLang();
  const router = useRouter();
  const matches = useMatches();
  const screen = matches[matches.length - 1]?.staticData.screen;
  return (
    <div className={classes.page}>
      <svg className={classes.mark} viewBox="0 0 120 84" aria-hidden="true">
        <path className={classes.ground} d="M6 76h108" />
        <path d="M42 76V44l18-24 18 24v32M34 76V30M86 76V30M34 44h52M34 60h52" />
        <path className={classes.streak} d="m48 58 24-10" />
      </svg>
      <p className={classes.soon}>{say('soon')}</p>
      <h1 className={classes.title}>{screen?.title[lang]}</h1>
      <p className={classes.lead}>{say('lead')}</p>
      <div className={classes.actions}>
        <Button onClick={() => void router.navigate({ href: '/problem' })}>{say('problems')}</Button>
        <Button variant="default" onClick={() => router.history.back()}>
          {say('back')}
        </Button>
      </div>
    </div>
  );
}
