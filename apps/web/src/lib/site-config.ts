import type { DataOf } from '@assay/contract/op.ts';
import { getWebsiteConfig } from '@assay/contract/site/config.ts';
import { useEffect } from 'react';
import { call } from './call.ts';
import { readStored, writeStored } from './storage/storage.ts';
import { keyOf, queryClient, useCall } from './use-call.ts';

const FRESH_MS = 60_000;

const REMEMBERED = 'site-config';

function readRemembered(): DataOf<typeof getWebsiteConfig> | undefined {
  try {
    return JSON.parse(readStored(REMEMBERED) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Names, links and switches of the site. What it said last time stands until it answers, so that name and menu do not
 * change under the eye; undefined until the first answer of all.
 */
export function useSiteConfig() {
  const { data, isPlaceholderData } = useCall(
    getWebsiteConfig,
    {},
    { staleTime: FRESH_MS, call: { quiet: true }, placeholderData: readRemembered },
  );
  useEffect(() => {
    if (!data || isPlaceholderData) return;
    // in a task of its own: the first word to the browser's store takes it as long as a good part of the page
    const timer = setTimeout(() => writeStored(REMEMBERED, JSON.stringify(data)));
    return () => clearTimeout(timer);
  }, [data, isPlaceholderData]);
  return data;
}

/** The same for code outside components; null when the site does not answer. */
export const loadSiteConfig = () =>
  queryClient
    .fetchQuery({
      queryKey: keyOf(getWebsiteConfig, {}),
      queryFn: ({ signal }) => call(getWebsiteConfig, {}, { signal, quiet: true }),
      staleTime: FRESH_MS,
    })
    .catch(() => null);

/** What titles and dialogs call the site (SHELL-14); nothing while it is not known. */
export const siteName = (config: { shortName: string } | undefined) => (config ? config.shortName || 'OJ' : '');
