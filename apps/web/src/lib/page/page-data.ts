import { keepAnswer } from '../offline/kept-answers.ts';
import { getToken } from '../token.ts';
import { queryClient } from '../use-call.ts';

/** The pairs of call and input that the server answered in the page itself, each with its answer. */
type PageData = readonly (readonly [name: string, input: object, data: unknown])[];

/** A page that the browser brought back from its history holds the answers of that time. */
const isFromHistory = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'back_forward');

function readPageData(): PageData {
  const text = document.getElementById('page-data')?.textContent;
  return text ? (JSON.parse(text) as PageData) : [];
}

/** Puts answers where the parts of a page look for those of their calls. */
export function setPageData(answers: PageData): void {
  for (const [name, input, data] of answers) queryClient.setQueryData([name, input], data);
}

/**
 * Takes over the answers that the page brought, so that its first sight asks for nothing. They are what every visitor
 * gets: to those who are logged in they are shown, and asked for again.
 * @returns keeps them for the time without a network, which can wait until the page stands
 */
export function takePageData(): () => void {
  if (isFromHistory()) return () => {};
  const answers = readPageData();
  setPageData(answers);
  if (getToken() === null) {
    return () => {
      for (const answer of answers) void keepAnswer(...answer);
    };
  }
  for (const [name, input] of answers) void queryClient.invalidateQueries({ queryKey: [name, input], exact: true });
  return () => {};
}
