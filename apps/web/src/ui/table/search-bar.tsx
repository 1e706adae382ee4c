import { TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import classes from './search-bar.module.css';

interface SearchBarProps {
  /** What is searched for; also the placeholder. */
  label: string;
  value: string;
  onSearch: (words: string) => void;
  /** Further filters. */
  children?: ReactNode;
}

/** The bar above a table: a search by words, at Enter or when emptied, and other filters. */
export function SearchBar({ label, value, onSearch, children }: SearchBarProps) {
  const [words, setWords] = useState(value);
  useEffect(() => setWords(value), [value]);
  return (
    <div className={classes.bar}>
      <search className={classes.search}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onSearch(words.trim());
          }}
        >
          <TextInput
            type="search"
            name="keyword"
            value={words}
            onChange={(event) => {
              setWords(event.currentTarget.value);
              if (event.currentTarget.value === '' && value !== '') onSearch('');
            }}
            placeholder={label}
            aria-label={label}
            maxLength={100}
            leftSection={<Search aria-hidden />}
          />
        </form>
      </search>
      {children}
    </div>
  );
}
