import type { Implementation } from './platform/http/call.ts';

/** Every call and the function that answers it; a test holds this list against the contract's. */
export const IMPLEMENTED: readonly Implementation[] = [].flat();
