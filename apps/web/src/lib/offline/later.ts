// What keeps things for the time without a network is not what a page waits for: it comes afterwards, as one file.
export { forgetAnswers, keepAnswer, readKept } from './kept-answers.ts';
export { keepShell } from './shell-worker.ts';
