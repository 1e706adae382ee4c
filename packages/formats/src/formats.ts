import type { Archive } from './archive/archive.ts';
import { assay } from './assay/assay.ts';
import { cases } from './cases/cases.ts';
import { cms } from './cms/cms.ts';
import type { Format, FormatId } from './format.ts';
import { fps } from './fps/fps.ts';
import { hoj } from './hoj/hoj.ts';
import { hydro } from './hydro/hydro.ts';
import { domjudge, icpc2025, icpcLegacy } from './icpc/icpc.ts';
import { polygon } from './polygon/polygon.ts';
import { qduoj } from './qduoj/qduoj.ts';
import { sinol } from './sinol/sinol.ts';

/** Every format; detection asks them all, so the order decides nothing. */
export const FORMATS: readonly Format[] = [
  assay,
  icpcLegacy,
  icpc2025,
  domjudge,
  polygon,
  fps,
  hoj,
  hydro,
  qduoj,
  cms,
  sinol,
  cases,
];

export const findFormat = (id: FormatId): Format | null => FORMATS.find((format) => format.id === id) ?? null;

/** The format of an archive by its content, never by its name; null when none recognises it. */
export async function detectFormat(archive: Archive): Promise<Format | null> {
  let best: { format: Format; confidence: number } | null = null;
  for (const format of FORMATS) {
    if (!format.read) continue;
    const confidence = await format.detect(archive);
    if (confidence > (best?.confidence ?? 0)) best = { format, confidence };
  }
  return best?.format ?? null;
}
