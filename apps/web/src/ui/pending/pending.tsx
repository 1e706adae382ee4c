import { isDrawing } from '../../lib/page/drawing.ts';

/**
 * Stands where something may come of which nothing is known yet. What follows it in a column (`data-column`) comes with it, at most a second
 * later, so that nothing is pushed down under a reader's eyes. A drawn page waits for nothing.
 */
export const Pending = () => (isDrawing ? null : <span data-pending hidden />);
