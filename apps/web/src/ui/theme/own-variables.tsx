import { useMemo } from 'react';
import { printVariables } from './variables.ts';

/** The look of somebody who has another accent, or lets the page show through. */
export function OwnVariables({ accent, showsThrough }: { accent: string | null; showsThrough: boolean }) {
  const sheet = useMemo(() => printVariables(accent, showsThrough), [accent, showsThrough]);
  return <style>{sheet}</style>;
}
