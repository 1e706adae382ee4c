import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { cssVariables, themeWith } from './theme.ts';

type Variables = ReturnType<typeof defaultCssVariablesResolver>;

const withoutThoseOf = (defaults: Variables, all: Variables): Variables => {
  const left = (kind: keyof Variables) => {
    const known: Readonly<Record<string, string>> = defaults[kind];
    return Object.fromEntries(Object.entries(all[kind]).filter(([name, value]) => known[name] !== value));
  };
  return { variables: left('variables'), light: left('light'), dark: left('dark') };
};

/**
 * The kit's variables in a theme, as a style sheet, without those that the kit's own sheet already has. The build prints those of the site's look;
 * a browser works them out only for somebody who has another one.
 * @param accent `#rrggbb`; null for the site's own
 */
export function printVariables(accent: string | null, showsThrough: boolean): string {
  const theme = mergeMantineTheme(DEFAULT_THEME, themeWith(accent, { close: '', showPassword: '' }));
  const kits = defaultCssVariablesResolver(theme);
  const own = cssVariables(accent, showsThrough)(theme);
  const all: Variables = {
    variables: { ...kits.variables, ...own.variables },
    light: { ...kits.light, ...own.light },
    dark: { ...kits.dark, ...own.dark },
  };
  return convertCssVariables(withoutThoseOf(defaultCssVariablesResolver(DEFAULT_THEME), all));
}

/** The kit's classes that show something above or below a width only. */
export function printWidthClasses(): string {
  const { breakpoints = {} } = themeWith(null, { close: '', showPassword: '' });
  return Object.entries(breakpoints)
    .map(([name, width]) => {
      const below = `${Number.parseFloat(String(width)) - 0.00625}em`;
      return (
        `@media (max-width: ${below}) {.mantine-visible-from-${name} {display: none !important;}}` +
        `@media (min-width: ${width}) {.mantine-hidden-from-${name} {display: none !important;}}`
      );
    })
    .join('\n');
}
