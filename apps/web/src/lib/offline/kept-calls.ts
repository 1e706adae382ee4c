/**
 * Calls whose last answers are kept for the time without a network: statements, and what the pages around them cannot do
 * without. No board is among them, and nothing of others.
 */
export const KEPT_CALLS: ReadonlySet<string> = new Set([
  ...['getWebsiteConfig', 'getLanguages', 'getDifficultyList', 'getProblemTagsAndClassification'],
  ...['getProblemDetail', 'getFullScreenProblemList', 'getProblemQuestions'],
  ...['getContestInfo', 'getContestProblem', 'getTrainingDetail', 'getTimedWorkInfo', 'getTimedWorkProblemList'],
  ...['getQSheetDetail', 'getGroupDetail'],
]);

const load = () => import('./later.ts');

/** Keeps what a call answered, if it is one of these. */
export function keepLater(name: string, input: object, data: unknown): void {
  if (KEPT_CALLS.has(name))
    void load()
      .then(({ keepAnswer }) => keepAnswer(name, input, data))
      .catch(() => {});
}

/** What a call answered last; undefined where nothing is kept. */
export const findKept = (name: string, input: object): Promise<unknown> =>
  KEPT_CALLS.has(name)
    ? load()
        .then(({ readKept }) => readKept(name, input))
        .catch(() => undefined)
    : Promise.resolve(undefined);

/** Nothing of who was logged in stays behind. */
export const forgetLater = (): void =>
  void load()
    .then(({ forgetAnswers }) => forgetAnswers())
    .catch(() => {});
