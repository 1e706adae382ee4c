import type { Implementation } from '../../platform/http/call.ts';
import { noteCategoryCalls } from './categories.ts';
import { notesCallsOfPeople } from './notes.ts';

export const notesCalls: readonly Implementation[] = [...notesCallsOfPeople, ...noteCategoryCalls];
