import { useParams } from '@tanstack/react-router';
import type { SCREENS, ScreenName } from './screens.ts';

type PathOf<S extends ScreenName> = Extract<(typeof SCREENS)[number], { name: S }>['path'];
type ParamsIn<Path extends string> = Path extends `${string}$${infer Name}/${infer Rest}`
  ? Name | ParamsIn<Rest>
  : Path extends `${string}$${infer Name}`
    ? Name
    : never;

/** The parameters that the addresses of all these screens carry. */
export type ParamOf<S extends ScreenName> = (
  S extends ScreenName
    ? (name: ParamsIn<PathOf<S>>) => void
    : never
) extends (name: infer Name) => void
  ? Name & string
  : never;

const useGiven = () => useParams({ strict: false }) as Readonly<Record<string, string | undefined>>;

/**
 * A word in the address: `useWordParam<'ProblemDetails'>('problemID')`. Names that the screen's path does not hold do
 * not compile; a part of several screens names them all: `<'AdminContestEdit' | 'GroupContestEdit'>`.
 */
export const useWordParam = <S extends ScreenName>(name: ParamOf<S>): string => useGiven()[name] as string;

/** {@link useWordParam} where only some of the screens carry it. */
export const useGivenWord = <S extends ScreenName>(name: ParamsIn<PathOf<S>>): string | undefined => useGiven()[name];

/** {@link useWordParam} for an id of the database; the router has refused whatever is none. */
export const useIdParam = <S extends ScreenName>(name: ParamOf<S>): number => Number(useGiven()[name]);

/** {@link useIdParam} where only some of the screens carry it; null on the others. */
export function useOptionalIdParam<S extends ScreenName>(name: ParamsIn<PathOf<S>>): number | null {
  const given = useGiven()[name];
  return given === undefined ? null : Number(given);
}
