import { getWebsiteConfig } from '@assay/contract/site/config.ts';
import { call } from '../../lib/call.ts';
import { keyOf, queryClient, useCall } from '../../lib/use-call.ts';

const FRESH_MS = 60_000;

/** Names, links and switches of the site; undefined until the first answer. */
export const useSiteConfig = () => useCall(getWebsiteConfig, {}, { staleTime: FRESH_MS, call: { quiet: true } }).data;

/** The same for code outside components; null when the site does not answer. */
export const loadSiteConfig = () =>
  queryClient
    .fetchQuery({
      queryKey: keyOf(getWebsiteConfig, {}),
      queryFn: ({ signal }) => call(getWebsiteConfig, {}, { signal, quiet: true }),
      staleTime: FRESH_MS,
    })
    .catch(() => null);

/** What titles and dialogs call the site (SHELL-14). */
export const siteName = (config: { shortName: string } | undefined) => config?.shortName || 'OJ';
