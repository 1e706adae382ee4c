import { rows } from '../../lib/text.ts';

/** What the button says; the words of tickets come with the pages and dialogs that show them. */
export const BUTTON_TEXT = rows({
  report: { zh: '反馈题目错误', en: 'Report a mistake' },
  askJury: { zh: '题目有误？向裁判提问', en: 'A mistake? Ask the jury' },
});
