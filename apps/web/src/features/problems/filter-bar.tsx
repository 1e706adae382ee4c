import { getProblemList, getRandomProblem } from '@assay/contract/problems/list.ts';
import { Button, NativeSelect, Switch, TextInput } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { Dices, Search } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { call } from '../../lib/call.ts';
import { paths } from '../../lib/paths.ts';
import { useText } from '../../lib/text.ts';
import { useUser } from '../../lib/token.ts';
import { useAction } from '../../lib/use-call.ts';
import { Segments } from '../../ui/segments/segments.tsx';
import styles from './filter-bar.module.css';
import { OJ_ALL, OJ_MINE, type ProblemFilters, REMOTE_OJS, tagSourceOf } from './problem-filters.ts';
import { TagPicker } from './tags/tag-picker.tsx';
import { TEXT } from './text.ts';
import { useDifficulties, useDifficultyName } from './use-catalog.ts';

interface FilterBarProps {
  filters: ProblemFilters;
  onChange: (change: Partial<ProblemFilters>) => void;
  /** Favourites are searched by words only (PROB-2). */
  only?: 'keyword';
}

const looksLikeId = (words: string) => /^[A-Za-z]{0,10}-?\d{1,12}[A-Za-z]?$/.test(words);

/** Whether these words are the exact id of a problem; then search leads straight to it. */
async function exactId(words: string): Promise<string | null> {
  if (!looksLikeId(words)) return null;
  try {
    const { records } = await call(getProblemList, { keyword: words, limit: 10, tagId: [] }, { quiet: true });
    return records.find(({ problemId }) => problemId.toLowerCase() === words.toLowerCase())?.problemId ?? null;
  } catch {
    return null;
  }
}

/** The filters of the problem list; each change goes to the address. */
export function FilterBar({ filters, onChange, only }: FilterBarProps) {
  const t = useText(TEXT);
  const router = useRouter();
  const user = useUser();
  const { data: levels } = useDifficulties();
  const nameOf = useDifficultyName();
  const [words, setWords] = useState(filters.keyword);
  useEffect(() => setWords(filters.keyword), [filters.keyword]);
  const open = (problemId: string) => router.navigate({ href: paths.problem(problemId) });
  const random = useAction(getRandomProblem, { onSuccess: ({ problemId }) => void open(problemId) });

  const search = async (event: FormEvent) => {
    event.preventDefault();
    const problemId = only ? null : await exactId(words.trim());
    if (problemId) await open(problemId);
    else onChange({ keyword: words.trim() });
  };

  return (
    <div className={styles.bar}>
      <search className={styles.search}>
        <form onSubmit={search}>
          <TextInput
            type="search"
            name="keyword"
            value={words}
            onChange={(event) => {
              setWords(event.currentTarget.value);
              if (event.currentTarget.value === '') onChange({ keyword: '' });
            }}
            placeholder={t('search')}
            aria-label={t('search')}
            title={only ? undefined : t('searchHint')}
            maxLength={100}
            leftSection={<Search aria-hidden />}
          />
        </form>
      </search>
      {!only && (
        <>
          <Segments
            wide
            label={t('difficulty')}
            value={filters.difficulty === null ? '' : String(filters.difficulty)}
            onChange={(value) => onChange({ difficulty: value === '' ? null : Number(value) })}
            choices={[
              { value: '', label: t('allDifficulties') },
              ...(levels ?? []).map((level) => ({ value: String(level.id), label: nameOf(level) })),
            ]}
            className={styles.levels}
          />
          <TagPicker oj={tagSourceOf(filters.oj)} chosen={filters.tagId} onChange={(tagId) => onChange({ tagId })} />
          <NativeSelect
            aria-label={t('source')}
            value={filters.oj}
            onChange={(event) => onChange({ oj: event.currentTarget.value, tagId: [] })}
            data={[
              { value: OJ_MINE, label: t('ojMine') },
              { value: OJ_ALL, label: t('ojAll') },
              ...REMOTE_OJS.map((oj) => ({ value: oj, label: oj })),
            ]}
          />
          {user && (
            <Switch
              label={t('hideSolved')}
              checked={filters.hideSolved}
              onChange={(event) => onChange({ hideSolved: event.currentTarget.checked })}
            />
          )}
          <Button
            className={styles.random}
            variant="default"
            leftSection={<Dices aria-hidden />}
            loading={random.isPending}
            onClick={() => random.mutate({})}
          >
            {t('random')}
          </Button>
        </>
      )}
    </div>
  );
}
