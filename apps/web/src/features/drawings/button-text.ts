import { rows } from '../../lib/text.ts';

/** What the button says; the other words come with the drawing board. */
export const BUTTON_TEXT = rows({
  drawing: { zh: '画板', en: 'Drawing board' },
});
