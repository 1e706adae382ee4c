import { SEARCH_KINDS, SEARCH_MAX, searchSite } from '@assay/contract/search/search.ts';
import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useRouter } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { hitAddress } from '../../features/search/hit-address.ts';
import { TEXT as SEARCH_TEXT } from '../../features/search/text.ts';
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
const TYPING_MS = 150;

const isPlace = (screen: Screen) => !screen.open && !screen.path.includes('$') && screen.mode !== 'adminLogin';

/** Goes anywhere: pages by name, and whatever is found by id or words in either language (SEARCH-6). */
export function Palette() {
  const say = useText(TEXT);
  const kindText = useText(SEARCH_TEXT);
  const lang = useLang();
  const login = useLogin();
  const router = useRouter();
  const combobox = useCombobox({ opened: true });
  const [words, setWords] = useState('');
  const [asked] = useDebouncedValue(words.trim(), TYPING_MS);
  const answer = useCall(searchSite, { q: asked }, { enabled: asked !== '', keep: true, call: { quiet: true } });
  const needle = words.trim().toLowerCase();
  const places = useMemo(() => {
    const viewer = { ...login, switches: null };
    return (SCREENS as readonly Screen[]).filter((screen) => isPlace(screen) && refuseScreen(screen, viewer) === null);
  }, [login]);
  const pages = places
    .filter(({ title, path }) => `${title.zh} ${title.en} ${path}`.toLowerCase().includes(needle))
    .slice(0, PAGE_HITS);
  const found = asked === '' ? [] : (answer.data?.records ?? []);

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
            maxLength={SEARCH_MAX}
            data-autofocus
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        </Combobox.EventsTarget>
        {/* In the tab order because it scrolls; the arrow keys work from the box above. */}
        <Combobox.Options className={classes.options} aria-label={say('search')} tabIndex={0}>
          {SEARCH_KINDS.map((kind) => {
            const hits = found.filter((hit) => hit.kind === kind);
            if (hits.length === 0) return null;
            return (
              <Combobox.Group key={kind} label={kindText(kind)}>
                {hits.map((hit) => (
                  <Combobox.Option key={hit.id} value={hitAddress(hit)} className={classes.option}>
                    {kind === 'problem' && <code>{hit.name}</code>} {hit.title || hit.name}
                  </Combobox.Option>
                ))}
              </Combobox.Group>
            );
          })}
          {found.length > 0 && (
            <Combobox.Option value={paths.search({ q: asked })} className={classes.option}>
              {say('searchAll', { q: asked })}
            </Combobox.Option>
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
          {found.length + pages.length === 0 && !answer.isFetching && (
            <Combobox.Empty>{say('nothingFound')}</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox>
    </Dialog>
  );
}
