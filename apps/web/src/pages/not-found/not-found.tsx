import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { rows, useText } from '../../lib/text.ts';
import { SearchBar } from '../../ui/table/search-bar.tsx';
import classes from './not-found.module.css';

const TEXT = rows({
  notFound: { zh: '页面不存在', en: 'Page not found' },
  goHome: { zh: '返回首页', en: 'Go Home' },
  back: { zh: '返回上一页', en: 'Back' },
  search: { zh: '搜索全站', en: 'Search the site' },
});

/** Every address that is no screen (SHELL-21). */
export function Page() {
  const say = useText(TEXT);
  const router = useRouter();
  usePageTitle(say('notFound'));
  return (
    <div className={classes.page}>
      <div className={classes.digits} aria-hidden>
        <span>4</span>
        <svg viewBox="0 0 32 32" className={classes.zero} aria-hidden="true">
          <path d="M11 2h10l8 8v12l-8 8H11l-8-8V10z" />
          <path className={classes.streak} d="m9 20 14-7" pathLength={1} />
        </svg>
        <span>4</span>
      </div>
      <h1 className={classes.text}>{say('notFound')}</h1>
      <SearchBar
        label={say('search')}
        value=""
        onSearch={(q) => q !== '' && void router.navigate({ href: paths.search({ q }) })}
      />
      <div className={classes.actions}>
        <Button onClick={() => void router.navigate({ href: '/home' })}>{say('goHome')}</Button>
        <Button variant="default" onClick={() => router.history.back()}>
          {say('back')}
        </Button>
      </div>
    </div>
  );
}
