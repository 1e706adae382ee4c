import type { Services } from '../../../platform/services.ts';

interface Kept {
  value: Promise<unknown>;
  atMs: number;
}

const openKept = () => new Map<string, Kept>();

/**
 * Answers what was made under this name at most `lifeMs` ago, or makes it; those who ask meanwhile wait for the same.
 * @param force makes it anew whatever its age
 */
export function remember<T>(
  { ofNode, clock }: Pick<Services, 'ofNode' | 'clock'>,
  { name, lifeMs, force = false }: { name: string; lifeMs: number; force?: boolean },
  make: () => Promise<T>,
): Promise<T> {
  const values = ofNode(openKept);
  const atMs = clock.now().getTime();
  const last = values.get(name);
  if (last && !force && atMs - last.atMs < lifeMs) return last.value as Promise<T>;
  const value = make();
  values.set(name, { value, atMs });
  value.catch(() => values.delete(name));
  return value;
}
