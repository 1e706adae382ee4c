/** When everything that has come in by now was heard. */
const turnOver = () => new Promise((resolve) => setImmediate(resolve));

/**
 * Answers together what is asked at the same time: in one turn of the loop, in which requests of many connections are read, or while a lot
 * is under way, for there is one at once. Who asks alone waits for nobody. A lot that fails fails for all who are in it.
 * @param answer answers in the order of the questions
 * @param most questions in one lot
 * @param failing whom a lot that fails fails for: also all who wait, where no question can be at fault, so that nobody waits for one time-out
 * after the other while a database is away
 */
export function answerTogether<Q, A>(
  answer: (questions: readonly Q[]) => Promise<readonly A[]>,
  most: number,
  failing: 'those in it' | 'all who wait' = 'those in it',
): (question: Q) => Promise<A> {
  interface Asked {
    question: Q;
    resolve: (answer: A) => void;
    reject: (error: unknown) => void;
  }
  const waiting: Asked[] = [];
  let isBusy = false;

  async function work() {
    isBusy = true;
    while (waiting.length > 0) {
      if (waiting.length < most) await turnOver();
      const lot = waiting.splice(0, most);
      try {
        const answers = await answer(lot.map(({ question }) => question));
        lot.forEach(({ resolve }, at) => {
          resolve(answers[at]!);
        });
      } catch (error) {
        const failed = failing === 'all who wait' ? [...lot, ...waiting.splice(0)] : lot;
        for (const { reject } of failed) reject(error);
      }
    }
    isBusy = false;
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      if (!isBusy) void work();
    });
}
