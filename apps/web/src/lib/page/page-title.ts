import { useEffect } from 'react';
import { createStore, useStore } from '../store.ts';

const own = createStore<string | null>(null);

/** A title the page knows better than the route table, such as a problem's name; null leaves the table's. */
export function usePageTitle(title: string | null | undefined): void {
  useEffect(() => {
    own.set(title ?? null);
    return () => own.set(null);
  }, [title]);
}

export const useOwnPageTitle = () => useStore(own);
