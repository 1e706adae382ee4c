import { getProblemList } from '@assay/contract/problems/list.ts';
import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useRouter } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLang } from '../../lib/lang.ts';
import { paths } from '../../lib/paths.ts';
import type { Screen } from '../../lib/screens/screen.ts';
import { SCREENS } from '../../lib/screens/screens.ts';
import { useText } from '../../lib/text.ts';
import { useLogin } from '../../lib/token.ts';
import { useCall } from '../../lib/use-call.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { refuseScreen } from '../guard.ts';
import { TEXT } from '../text.ts';
import classes from './palette.module.css';
import { closePalette } from './palette-store.ts';

const PAGE_HITS = 6;
const PROBLEM_HITS = 8;
const TYPING_MS = 150;

const isPlace = (screen: Screen) => !screen.open && !screen.path.includes('$') && screen.mode !== 'adminLogin';

/** Goes anywhere: pages by name, problems by id or words in either language. */
export function Palette() {
  const say = useText(TEXT);
  const lang = useLang();
  const login = useLogin();
  const router = useRouter();
  const combobox = useCombobox({ opened: true });
  const [words, setWords] = useState('');
  const [asked] = useDebouncedValue(words.trim(), TYPING_MS);
  const problems = useCall(
    getProblemList,
    { keyword: asked, currentPage: 1, limit: PROBLEM_HITS, tagId: [] },
    { enabled: asked !== '', keep: true, call: { quiet: true } },
  );
  const needle = words.trim().toLowerCase();
  const pages = (SCREENS as readonly Screen[])
    .filter(isPlace)
    .filter((screen) => refuseScreen(screen, { ...login, switches: null }) === null)
    .filter(({ title, path }) => `${title.zh} ${title.en} ${path}`.toLowerCase().includes(needle))
    .slice(0, PAGE_HITS);
  const found = asked === '' ? [] : (problems.data?.records ?? []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first hit is chosen anew whenever the hits change
  useEffect(() => {
    combobox.selectFirstOption();
  }, [needle, found.length, pages.length]);

  const go = (href: string) => {
    closePalette();
    void router.navigate({ href });
  };
  return (
    <Dialog
      opened
      onClose={closePalette}
      withCloseButton={false}
      centered={false}
      yOffset="12vh"
      size={560}
      padding={0}
      attributes={{ content: { 'aria-label': say('search') } }}
    >
      <Combobox store={combobox} onOptionSubmit={go}>
        <Combobox.EventsTarget>
          <TextInput
            type="search"
            size="lg"
            variant="unstyled"
            className={classes.box}
            leftSection={<Search aria-hidden />}
            aria-label={say('search')}
            placeholder={say('searchHint')}
            value={words}
            data-autofocus
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        </Combobox.EventsTarget>
        {/* In the tab order because it scrolls; the arrow keys work from the box above. */}
        <Combobox.Options className={classes.options} aria-label={say('search')} tabIndex={0}>
          {found.length > 0 && (
            <Combobox.Group label={say('problemsGroup')}>
              {found.map((problem) => (
                <Combobox.Option key={problem.pid} value={paths.problem(problem.problemId)} className={classes.option}>
                  <code>{problem.problemId}</code> {problem.title}
                </Combobox.Option>
              ))}
            </Combobox.Group>
          )}
          {pages.length > 0 && (
            <Combobox.Group label={say('pagesGroup')}>
              {pages.map((screen) => (
                <Combobox.Option key={screen.name} value={screen.path} className={classes.option}>
                  {screen.title[lang]} <span className={classes.path}>{screen.path}</span>
                </Combobox.Option>
              ))}
            </Combobox.Group>
          )}
          {found.length + pages.length === 0 && !problems.isFetching && (
            <Combobox.Empty>{say('nothingFound')}</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox>
    </Dialog>
  );
}
