import { addProblem, getAdminProblem } from '@assay/contract/authoring/editor.ts';
import { getProblemCodeTemplate, getProblemDetail } from '@assay/contract/problems/detail.ts';
import { getSubmissionDetail } from '@assay/contract/submissions/detail.ts';
import { submitProblemJudge, submitProblemTestJudge } from '@assay/contract/submissions/submit.ts';
import { templateText } from '@assay/rules/judging/code-template.ts';
import { problemSave } from '@assay/testkit/build/problem.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { judged } from '@assay/testkit/fake-judge.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSolvingStage, type SolvingStage } from '../../judging/testing/solving.ts';

let stage: SolvingStage;
beforeAll(async () => {
  stage = await openSolvingStage();
});
afterAll(() => stage.site.close());

const HIDDEN = templateText({ prepend: 'int secret;\n', body: '// yours\n', append: 'int main() {}\n' });
const language = 'C++ 17';
const within = 'int secret;\n#line 1 "<code>"\nint mine;\n#line 1 "<template>"\nint main() {}\n';

test('contestants see the middle part, nodes get all of it around the code', async () => {
  const root = await buildUser(stage.site, { role: 'root' });
  const user = await buildUser(stage.site);
  const codeTemplates = [{ language, code: HIDDEN, status: true }];
  const added = await stage.ask(root)(addProblem, problemSave({ languages: [language], codeTemplates }));
  const { pid, problemId } = added.data;
  const ask = stage.ask(user);

  const seen = { [language]: '// yours\n' };
  const shown = (await ask(getProblemDetail, { problemId })).data;
  expect(shown.codeTemplate).toEqual(seen);
  expect(JSON.stringify(shown)).not.toContain('secret');
  expect((await ask(getProblemCodeTemplate, { pid })).data).toEqual(seen);
  expect((await stage.ask(root)(getAdminProblem, { pid })).data.codeTemplates).toEqual(codeTemplates);

  const { submitId } = (await ask(submitProblemJudge, { pid: problemId, language, code: 'int mine;' })).data;
  const [job] = await stage.judge.claim();
  expect(job!.work).toMatchObject({ kind: 'submission', code: within });
  await stage.judge.report(job!, judged([0]));
  expect((await ask(getSubmissionDetail, { submitId })).data.submission.code).toBe('int mine;');

  await ask(submitProblemTestJudge, { pid: problemId, language, code: 'int mine;', userInput: '' });
  const [run] = await stage.judge.claim();
  expect(run!.work).toMatchObject({ kind: 'testRun', code: within });
});

test('a template that is switched off, or has no hidden parts, leaves code alone', async () => {
  const root = await buildUser(stage.site, { role: 'root' });
  for (const template of [
    { code: HIDDEN, status: false },
    { code: '// start here', status: true },
  ]) {
    const codeTemplates = [{ language, ...template }];
    const added = await stage.ask(root)(addProblem, problemSave({ languages: [language], codeTemplates }));
    const user = await buildUser(stage.site);
    await stage.ask(user)(submitProblemJudge, { pid: added.data.problemId, language, code: 'int mine;' });
    const [job] = await stage.judge.claim();
    expect(job!.work).toMatchObject({ code: 'int mine;' });
    await stage.judge.report(job!, judged([0]));
  }
});
