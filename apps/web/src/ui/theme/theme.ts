import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColor,
  type MantineColorsTuple,
  type MantineTheme,
} from '@mantine/core';
import { readableOn, shadesOf } from './colors.ts';
import { DARK, inksOn, LIGHT } from './grounds.ts';

/** The default accent: a blue that reads on white (5.5:1) and carries white labels. */
export const DEFAULT_ACCENT = '#2360d8';
/** What text stands on; the same as `--surface` of `tokens.css`. */
export const LIGHT_SURFACE = LIGHT.surface;
export const DARK_SURFACE = DARK.surface;

const SANS =
  '"Geist Variable", "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", "Source Han Sans SC", system-ui, sans-serif';
const MONO =
  'ui-monospace, "SF Mono", "JetBrains Mono", "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", "Noto Sans Mono CJK SC", monospace';

const tuple = (colors: readonly string[]) => colors as unknown as MantineColorsTuple;

/** Tones of `tokens.css` by the colours that notices are given. */
const ALERT_TONES: Readonly<Record<string, string>> = {
  red: 'alarm',
  yellow: 'notice',
  orange: 'notice',
  brass: 'notice',
  green: 'good',
  gray: 'quiet',
};

/** Words that the component library says by itself. */
export interface ThemeWords {
  close: string;
  showPassword: string;
}

/** The site's look around one accent colour. Spacing runs on a 4 px grid; the type scale stands in `tokens.css`. */
export const themeWith = (accent: string | null, words: ThemeWords) =>
  createTheme({
    primaryColor: 'accent',
    primaryShade: { light: 6, dark: 6 },
    autoContrast: true,
    colors: {
      accent: tuple(shadesOf(readableOn(accent ?? DEFAULT_ACCENT, LIGHT_SURFACE))),
      // A red that carries white labels (6.5:1).
      red: tuple(shadesOf('#b91c1c')),
      // Cool ink instead of neutral grey; the dark tuple runs from text to ground.
      gray: tuple([
        '#f6f7f9',
        '#eef0f4',
        '#e2e6ec',
        '#d0d6df',
        '#b3bcc9',
        '#8e99a9',
        '#667285',
        '#4b5668',
        '#333d4d',
        '#1d2635',
      ]),
      dark: tuple([
        '#d5dbe5',
        '#b6bfcd',
        '#9aa5b6',
        '#76839a',
        '#3b475d',
        '#2c374c',
        '#222c3f',
        '#172033',
        '#0f1623',
        '#0b111c',
      ]),
      brass: tuple([
        '#fdf6e3',
        '#f8e9c0',
        '#f1d68f',
        '#e8c05d',
        '#e0ab3c',
        '#c98f22',
        '#966711',
        '#7a5310',
        '#60420f',
        '#46310d',
      ]),
    },
    white: '#ffffff',
    black: '#172030',
    fontFamily: SANS,
    fontFamilyMonospace: MONO,
    fontSizes: {
      xs: 'var(--text-xs)',
      sm: 'var(--text-sm)',
      md: 'var(--text-md)',
      lg: 'var(--text-lg)',
      xl: 'var(--text-xl)',
    },
    lineHeights: { xs: '1.4', sm: '1.5', md: '1.6', lg: '1.6', xl: '1.4' },
    spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2.5rem' },
    radius: { xs: '3px', sm: '5px', md: '7px', lg: '10px', xl: '16px' },
    defaultRadius: 'md',
    headings: {
      fontFamily: SANS,
      fontWeight: '600',
      sizes: {
        h1: { fontSize: 'var(--text-title)', lineHeight: '1.2' },
        h2: { fontSize: 'var(--text-xl)', lineHeight: '1.3' },
        h3: { fontSize: 'var(--text-lg)', lineHeight: '1.4' },
        h4: { fontSize: 'var(--text-md)', lineHeight: '1.45' },
      },
    },
    // Two heights above the ground: what lies on it, and what floats over the page.
    shadows: {
      xs: 'var(--elevation-1)',
      sm: 'var(--elevation-1)',
      md: 'var(--elevation-2)',
      lg: 'var(--elevation-2)',
    },
    breakpoints: { xs: '30em', sm: '48em', md: '62em', lg: '75em', xl: '88em' },
    cursorType: 'pointer',
    respectReducedMotion: true,
    components: {
      // Parts that fold lie on the page as panels do.
      Accordion: {
        styles: (_theme: MantineTheme, { variant }: { variant?: string }) =>
          variant === 'separated'
            ? {
                item: { border: 0, background: 'var(--card-surface, var(--surface))', boxShadow: 'var(--elevation-1)' },
              }
            : {},
      },
      // The same grounds as badges have, in both schemes.
      Alert: {
        vars: (_theme: MantineTheme, { color }: { color?: MantineColor }) => {
          const tone = ALERT_TONES[color ?? ''] ?? 'info';
          const root = { '--alert-bg': `var(--tone-${tone}-ground)`, '--alert-color': `var(--tone-${tone})` };
          return { root };
        },
      },
      Modal: {
        defaultProps: {
          centered: true,
          overlayProps: { backgroundOpacity: 0.45 },
          closeButtonProps: { 'aria-label': words.close },
          // The heading row of a dialog is not the banner of the page.
          attributes: { header: { role: 'presentation' } },
        },
        styles: { title: { fontSize: 'var(--text-lg)', fontWeight: 600 } },
      },
      Drawer: {
        defaultProps: {
          closeButtonProps: { 'aria-label': words.close },
          attributes: { header: { role: 'presentation' } },
        },
        styles: { title: { fontSize: 'var(--text-lg)', fontWeight: 600 } },
      },
      // A hint stands below its field: what is typed stays beside the label, and refusals replace nothing.
      InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
      PasswordInput: { defaultProps: { visibilityToggleButtonProps: { 'aria-label': words.showPassword } } },
      Menu: {
        // Without the placeholder the first entry takes the focus, and the menu holds nothing but entries.
        defaultProps: { shadow: 'md', width: 220, position: 'bottom-end', withInitialFocusPlaceholder: false },
      },
      Table: { defaultProps: { verticalSpacing: 'sm', horizontalSpacing: 'md' } },
      Loader: { defaultProps: { type: 'dots' } },
      // Its button has no name that screen readers could say.
      ColorInput: { defaultProps: { withEyeDropper: false } },
    },
  });

/** Variables of ours that depend on the colour scheme and the accent; the verdict colours are in `tokens.css`. */
export const cssVariables =
  (accent: string | null, showsThrough: boolean): CSSVariablesResolver =>
  () => {
    const light = inksOn(LIGHT, accent ?? DEFAULT_ACCENT, showsThrough);
    const dark = inksOn(DARK, accent ?? '#8ab4ff', showsThrough);
    return {
      variables: {},
      light: {
        '--accent-text': light.accent,
        '--ink-soft': light.soft,
        '--mantine-color-anchor': 'var(--accent-text)',
        '--mantine-color-dimmed': light.soft,
        '--mantine-color-error': '#b91c1c',
        // the library's own are too pale to be read on white
        '--mantine-color-placeholder': '#667285',
        '--mantine-color-yellow-light-color': 'var(--kind-warning)',
      },
      dark: {
        '--accent-text': dark.accent,
        '--ink-soft': dark.soft,
        // the library's own is next to white: what takes something away would look like any other button
        '--mantine-color-red-light-color': 'var(--kind-error)',
        '--mantine-color-anchor': 'var(--accent-text)',
        '--mantine-color-dimmed': dark.soft,
        '--mantine-color-error': '#f87171',
        '--mantine-color-placeholder': '#9aa5b6',
        '--mantine-color-default': '#1b2538',
        '--mantine-color-default-hover': '#222c3f',
        '--mantine-color-default-border': '#3b475d',
      },
    };
  };
