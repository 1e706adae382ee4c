import type { Simulator } from '@assay/remote-simulators/core/simulator.ts';

/** Where and how a person submits to a site, in a browser of their own. */
export interface PersonalForm {
  path: string;
  fields(language: string, source: string): Record<string, string>;
}

const codeforces = (path: string, contestId: string, index: string): PersonalForm => ({
  path,
  fields: (language, source) => ({
    action: 'submitSolutionFormSubmitted',
    'cf-turnstile-response': 'sim-human-ok',
    contestId,
    submittedProblemIndex: index,
    programTypeId: language,
    source,
  }),
});

export const FORMS: Readonly<Record<'CF' | 'GYM' | 'AC', PersonalForm>> = {
  CF: codeforces('/problemset/submit', '1', 'A'),
  GYM: codeforces('/gym/101991/submit', '101991', 'E'),
  AC: {
    path: '/contests/abc001/submit',
    fields: (language, source) => ({
      'cf-turnstile-response': 'sim-human-ok',
      'data.TaskScreenName': 'abc001_a',
      'data.LanguageId': language,
      sourceCode: source,
    }),
  },
};

/**
 * Submits there as a person does who is logged in: who sees an error looks at the own list, and presses the button again only when it is
 * not there.
 * @returns its id there
 */
export async function submitThere(
  { origin, world }: Simulator,
  { path, fields }: PersonalForm,
  { handle, language, source }: { handle: string; language: string; source: string },
): Promise<string> {
  const cookie = world.openSession();
  const session = world.sessions.get(cookie)!;
  for (let count = 0; count < 4; count++) {
    session.handle = handle;
    const own = world.submissions.find((one) => one.handle === handle && one.source === source);
    if (own) return String(own.id);
    const headers = { cookie: `JSESSIONID=${cookie}; REVEL_SESSION=${cookie}` };
    const body = new URLSearchParams({ ...fields(language, source), csrf_token: session.csrf });
    const signal = AbortSignal.timeout(1000);
    await fetch(`${origin}${path}?csrf_token=${session.csrf}`, {
      method: 'POST',
      redirect: 'manual',
      headers,
      body,
      signal,
    }).catch(() => null);
    world.advance(6_000);
  }
  throw new Error('the site does not take it');
}
