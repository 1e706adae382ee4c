import {
  exportProblem,
  getProblemImport,
  importProblemPackage,
  uploadProblemPackage,
} from '@assay/contract/authoring/transfer.ts';
import { zipFiles } from '@assay/formats/testing/packages.ts';
import { openTestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildCatalogue } from '@assay/testkit/build/catalogue.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { upload } from '@assay/testkit/upload.ts';
import { expect } from 'vitest';

export const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

const uuidOf = (name: string) => `11111111-2222-4333-8444-${Buffer.from(name.padStart(6).slice(-6)).toString('hex')}`;

/** An ICPC package of a scoring problem with two groups, a picture, an attachment, solutions and a validator. */
export const icpc = (name: string, changes: Record<string, string | Uint8Array> = {}) => ({
  'problem.yaml': `name: ${name}\ntype: scoring\nlimits: {time_limit: 2, memory: 512}\nkeywords: [graphs-${name.toLowerCase()}]\nlicense: cc by-sa\nuuid: ${uuidOf(name)}\n`,
  'problem_statement/problem.en.md': 'Look ![](map.png).\n\n## Input\nA number.\n\n## Output\nAnother.\n',
  'problem_statement/map.png': PNG,
  'attachments/tool.py': 'print()',
  'data/sample/1.in': '1\n',
  'data/sample/1.ans': '1\n',
  'data/testdata.yaml': 'on_reject: continue\ngrader_flags: ignore_sample\n',
  'data/secret/a/testdata.yaml': 'grader_flags: min\naccept_score: 40\n',
  'data/secret/a/1.in': '2\n',
  'data/secret/a/1.ans': '4\n',
  'data/secret/b/testdata.yaml': 'grader_flags: sum\naccept_score: 30\n',
  'data/secret/b/1.in': '3\n',
  'data/secret/b/1.ans': '9\n',
  'data/secret/b/2.in': '4\n',
  'data/secret/b/2.ans': '16\n',
  'submissions/accepted/sol.py': 'print(int(input())**2)',
  'submissions/wrong_answer/bad.cpp': 'int main(){}',
  'input_validators/v.py': 'exit(42)',
  ...changes,
});

/** Several of them in one archive, each in a folder of its name. */
export const icpcFolders = (...names: string[]) =>
  Object.fromEntries(
    names.flatMap((name) => Object.entries(icpc(name)).map(([path, content]) => [`${name}/${path}`, content] as const)),
  );

/** A site on which packages come in and go out. */
export async function openTransferStage() {
  const site = await openTestSite();
  await buildCatalogue(site);
  const root = await buildUser(site, { role: 'root' });
  const admin = await buildUser(site, { role: 'admin' });

  const send = async (content: Buffer, who: BuiltUser = root, name = 'squares.zip') =>
    upload(site, who, uploadProblemPackage, {}, { content, name });

  async function staged(files: Record<string, string | Uint8Array>, who?: BuiltUser, name?: string) {
    const { status, data } = await send(await zipFiles(files), who, name);
    expect(status).toBe(200);
    return data.packageKey;
  }

  async function finished(packageKey: string, who: BuiltUser = root) {
    for (let turn = 0; turn < 200; turn += 1) {
      const { data } = await as(site, who)(getProblemImport, { packageKey });
      if (data.state !== 'importing') return data;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error('the import does not end');
  }

  async function imported(
    packageKey: string,
    problems: { index: number; problemId: string; replace?: boolean }[],
    who = root,
  ) {
    expect(await as(site, who)(importProblemPackage, { packageKey, problems })).toMatchObject({ status: 200 });
    return finished(packageKey, who);
  }

  const exported = async (pid: number, format: string, who = root) =>
    (
      await site.app.inject({
        method: 'GET',
        url: exportProblem.path,
        query: { pid: String(pid), format },
        headers: { authorization: who.token },
      })
    ).rawPayload;

  const problemCount = async () =>
    Number(
      (
        await site.services.db
          .selectFrom('problems')
          .select((eb) => eb.fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    );

  const importedFrom = async (content: Buffer, problemId: string) => {
    const { data } = await send(content);
    return imported(data.packageKey, [{ index: 0, problemId }]);
  };

  return { site, root, admin, send, staged, finished, imported, importedFrom, exported, problemCount };
}
