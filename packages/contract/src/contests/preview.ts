/**
 * Staff looks at a contest as a contestant would by sending this header with the number of the contest. The calls of
 * that contest then answer what a registered contestant is answered, but stand open before the start too, and refuse to
 * write. Whoever does not run the contest is answered the same with it and without.
 */
export const PREVIEW_HEADER = 'contest-preview';
