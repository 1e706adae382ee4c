import type { Venue } from '@assay/contract/venue.ts';
import { createContext, type ReactNode } from 'react';

/** What a page adds to the tools beside the title of its problem, by the problem. */
export type ProblemTools = (problem: { pid: number; venue: Venue }) => ReactNode;

export const ProblemToolsContext = createContext<ProblemTools | null>(null);
