import { FILTERABLE, VERDICT_TEXT, verdictName } from '@assay/contract/verdict.ts';
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { RefreshCw, Search } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useLang } from '../../../lib/lang.ts';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { useUser } from '../../../lib/token.ts';
import { Segments } from '../../../ui/segments/segments.tsx';
import { TEXT as UI_TEXT } from '../../../ui/text.ts';
import { TEXT } from '../text.ts';
import styles from './filter-bar.module.css';
import type { SubmissionFilters } from './submission-filters.ts';

interface FilterBarProps {
  filters: SubmissionFilters;
  onChange: (change: Partial<SubmissionFilters>) => void;
  onRefresh: () => void;
  /** Switches of the list's venue. */
  children?: ReactNode;
}

interface WordsProps {
  label: string;
  value: string;
  onSearch: (value: string) => void;
  disabled?: boolean;
}

/** A box that asks when Enter is pressed or the box is left. */
function Words({ label, value, onSearch, disabled }: WordsProps) {
  const [words, setWords] = useState(value);
  useEffect(() => setWords(value), [value]);
  const search = (event?: FormEvent) => {
    event?.preventDefault();
    if (words.trim() !== value) onSearch(words.trim());
  };
  return (
    <form onSubmit={search} className={styles.words}>
      <TextInput
        type="search"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        onBlur={() => search()}
        placeholder={label}
        aria-label={label}
        maxLength={50}
        disabled={disabled ?? false}
        leftSection={<Search aria-hidden />}
      />
    </form>
  );
}

/** The filters of the submission list; each change goes to the address. */
export function FilterBar({ filters, onChange, onRefresh, children }: FilterBarProps) {
  const t = useText(TEXT);
  const lang = useLang();
  const words = useText(UI_TEXT);
  const user = useUser();
  return (
    <div className={styles.bar}>
      <Segments
        label={t('whose')}
        value={filters.onlyMine ? 'mine' : 'all'}
        onChange={(value) => {
          if (value === 'mine' && !user) toast.error(words('loginFirst'));
          else onChange(value === 'mine' ? { onlyMine: true, username: '' } : { onlyMine: false });
        }}
        choices={[
          { value: 'all', label: t('all') },
          { value: 'mine', label: t('mine') },
        ]}
      />
      <NativeSelect
        className={styles.verdict}
        aria-label={t('verdict')}
        value={filters.status === null ? '' : String(filters.status)}
        onChange={(event) => {
          const { value } = event.currentTarget;
          onChange({ status: value === '' ? null : Number(value) });
        }}
        data={[
          { value: '', label: t('allResults') },
          ...FILTERABLE.map((code) => ({ value: String(code), label: VERDICT_TEXT[verdictName(code)][lang] })),
        ]}
      />
      <Words label={t('problemId')} value={filters.problemID} onSearch={(problemID) => onChange({ problemID })} />
      {filters.problemID !== '' && (
        <Checkbox
          label={t('exact')}
          checked={filters.completeProblemID}
          onChange={(event) => onChange({ completeProblemID: event.currentTarget.checked })}
        />
      )}
      <Words
        label={t('username')}
        value={filters.username}
        disabled={filters.onlyMine}
        onSearch={(username) => onChange({ username })}
      />
      {children}
      <Button className={styles.refresh} variant="default" leftSection={<RefreshCw aria-hidden />} onClick={onRefresh}>
        <span className={styles.label}>{t('refresh')}</span>
      </Button>
    </div>
  );
}
