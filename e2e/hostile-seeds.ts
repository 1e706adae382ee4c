import { setTimeout as wait } from 'node:timers/promises';
import { XSS_CORPUS } from '../apps/web/src/features/markdown/corpus.ts';
import { call, registerPerson, type Session } from './api.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';

/** Text that runs where it is taken for markup; the mark at its end tells which field it came from. */
export const hostile = (mark: string) => `"'><img src=x onerror=__fired=1></script>[${mark}]`;
/** The same for names of at most twenty characters; marks of two. */
const brief = (mark: string) => `<svg onload=__xss>${mark}`;

/** NUL is refused before it reaches any page. */
const corpus = (mark: string) => [`[${mark}]`, ...XSS_CORPUS, hostile(mark)].join('\n\n').replaceAll('\0', '');

/** Prints markup to both streams; its own text is markup as well. */
const PRINTING = `/* ${hostile('m-code')} </textarea><svg/onload=__xss> */
#include <stdio.h>
int main(void) {
  puts("<img src=x onerror=__fired=1>[m-output]");
  fputs("<svg onload=__xss>[m-stderr]", stderr);
  return 0;
}
`;
const NOT_COMPILING = `#error "<img src=x onerror=__fired=1>[m-compiler]"\n`;

const statement = (lang: string) => ({
  title: hostile(`m-title-${lang}`),
  description: corpus(`m-description-${lang}`),
  input: corpus(`m-input-${lang}`),
  output: corpus(`m-output-${lang}`),
  hint: corpus(`m-hint-${lang}`),
});

const problem = (problemId: string, difficulty: number) => ({
  problemId,
  texts: { zh: statement('zh'), en: statement('en') },
  source: hostile('m-source'),
  type: 0,
  auth: 1,
  difficulty,
  timeLimit: 1000,
  memoryLimit: 256,
  stackLimit: 128,
  examples: [{ input: hostile('m-sample-in'), output: hostile('m-sample-out') }],
  judgeMode: 'default',
  judgeCaseMode: 'default',
  isRemoveEndBlank: true,
  openCaseResult: true,
  codeShare: true,
  isFileIO: false,
  ioReadFileName: null,
  ioWriteFileName: null,
  userExtraFile: [{ name: '__proto__', content: hostile('m-extra-file') }],
  judgeExtraFile: [{ name: 'constructor', content: hostile('m-judge-file') }],
});

interface Language {
  id: number;
  name: string;
  enabled: boolean;
  codeTemplate: string;
  template: string;
}

/** Marks of the fields whose text stands somewhere in `text`. */
export const marksIn = (text: string): string[] => text.match(/\[m-[a-z-]+\]|(?<=__xss>)N\d/g) ?? [];

/** What was written, and how to take it back. */
export interface HostileSite {
  /** Of every field that was written. */
  marks: ReadonlySet<string>;
  problemId: string;
  pid: number;
  wrong: number;
  broken: number;
  gid: number;
  nodeNames: string[];
  /** Pages that show the texts of {@link HOSTILE_TEXTS}. */
  paths: string[];
  /** Root with the profile as it now is. */
  root: Session;
  restore(): Promise<void>;
}

/** Writes hostile text into every field that takes text, as a super administrator may. */
export async function seedHostileSite(session: Session): Promise<HostileSite> {
  const { token } = session;
  const marks = new Set<string>();
  const askerFor =
    ({ token }: Pick<Session, 'token'>) =>
    async <T>(method: string, path: string, body?: unknown) => {
      for (const mark of marksIn(JSON.stringify(body) ?? '')) marks.add(mark);
      return (await call(method, path, { token, ...(body === undefined ? {} : { body }) })).data as T;
    };
  const ask = askerFor(session);
  const undo: (() => Promise<unknown>)[] = [];
  const restore = async () => {
    for (const step of undo.reverse()) await step();
  };
  try {
    return { ...(await seed()), restore };
  } catch (error) {
    await restore();
    throw error;
  }

  async function seed() {
    const settings = await ask<object>('GET', 'admin/switch/info');
    undo.push(() => ask('PUT', 'admin/switch/update', settings));
    await ask('PUT', 'admin/switch/update', {
      ...settings,
      name: hostile('m-site'),
      shortName: brief('N1'),
      description: hostile('m-about'),
      recordName: hostile('m-record'),
      recordUrl: 'https://evil.example/"onmouseover="__fired=1',
      projectName: hostile('m-project'),
      projectUrl: "https://evil.example/'><svg/onload=__fired=1>",
      commentSolvedNeeded: 0,
      discussionSolvedNeeded: 0,
    });

    const { user: oldUser } = session;
    undo.push(() => ask('POST', 'change-userInfo', oldUser));
    const user = await ask<object>('POST', 'change-userInfo', {
      ...(oldUser as object),
      nickname: brief('N2'),
      realname: hostile('m-name'),
      school: hostile('m-school'),
      course: hostile('m-course'),
      signature: corpus('m-signature'),
      github: 'https://evil.example/"onmouseover="__fired=1',
      blog: "https://evil.example/'onfocus='__fired=1",
      cfUsername: hostile('m-codeforces'),
    });

    const languages = await ask<Language[]>('GET', 'admin/languages');
    const { id, name, enabled, codeTemplate, template } = languages.find((each) => each.name === 'C')!;
    undo.push(() => ask('PUT', 'admin/language', { id, enabled, codeTemplate, template }));
    const text = hostile('m-template');
    await ask('PUT', 'admin/language', { id, enabled, codeTemplate: `// ${text}\n`, template: `// ${text}\n` });

    const group = await ask<{ id: number }>('POST', 'admin/tag/classification', {
      nameZh: hostile('m-group'),
      nameEn: hostile('m-group'),
      rank: 99_999,
    });
    undo.push(() => ask('DELETE', `admin/tag/classification?tcid=${group.id}`));
    const tagName = `<img src=x onerror=__fired=1>[m-tag]`;
    const tag = { nameZh: tagName, nameEn: tagName, color: '#ff0000', classificationId: group.id };
    const { id: tid } = await ask<{ id: number }>('POST', 'admin/tag', tag);
    undo.push(() => ask('DELETE', `admin/tag?tid=${tid}`));
    const level = { nameZh: '<b onclick=__xss>[m-level]', nameEn: '<b onclick=__xss>[m-level]' };
    const { id: difficulty } = await ask<{ id: number }>('POST', 'admin/difficulty', {
      ...level,
      color: '#00ff00',
      acCoin: 0,
    });
    undo.push(() => ask('DELETE', `admin/difficulty?id=${difficulty}`));

    const problemId = `X-${Date.now().toString(36)}`.toUpperCase();
    const { pid } = await ask<{ pid: number }>('POST', 'admin/problem', {
      problem: problem(problemId, difficulty),
      tags: [tid],
      languages: [name],
      codeTemplates: [{ language: name, code: PRINTING, status: true }],
      cases: { from: 'manual', samples: [{ input: hostile('m-case-in'), output: hostile('m-case-out') }] },
    });
    undo.push(() => ask('DELETE', `admin/problem?pid=${pid}`));

    const { id: gid } = await ask<{ id: number }>('POST', 'group', {
      name: brief('N3'),
      shortName: '<b>[m-s]',
      brief: '<img src=x onerror=__fired=1>[m-brief]',
      description: corpus('m-about-group').slice(0, 1000),
      auth: 3,
      code: `"'><b>`,
      visible: true,
    });
    undo.push(() => ask('DELETE', `group?gid=${gid}`));

    const other = await registerPerson(session, `x${Date.now().toString(36)}`);
    const place = { pid, gid, rootUid: (oldUser as { uid: number }).uid, ask, askAsOther: askerFor(other) };
    const paths = new Set<string>();
    for (const { write } of Object.values(HOSTILE_TEXTS)) {
      const { paths: shownOn, undo: takeBack } = await write(place);
      for (const path of shownOn) paths.add(path);
      if (takeBack) undo.push(() => ask(...takeBack));
    }

    const wrong = await submit(problemId, PRINTING);
    const broken = await submit(problemId, NOT_COMPILING);
    for (const submitId of [wrong, broken]) {
      await judged(submitId);
      await ask('PUT', 'submission', { submitId, share: true });
    }
    const { nodes } = await ask<{ nodes: { name: string }[] }>('GET', 'admin/judge/nodes');
    const nodeNames = nodes.map((node) => node.name);
    return { marks, problemId, pid, wrong, broken, gid, nodeNames, paths: [...paths], root: { token, user } };
  }

  /** The pace of submissions is limited, so a second one may have to wait. */
  async function submit(pid: string, code: string): Promise<number> {
    for (let tries = 0; ; tries += 1) {
      try {
        const body = { pid, language: 'C', code };
        return (await ask<{ submitId: number }>('POST', 'submit-problem-judge', body)).submitId;
      } catch (error) {
        if (tries === 10 || !String(error).includes(': 429')) throw error;
        await wait(1_000);
      }
    }
  }

  async function judged(submitId: number): Promise<void> {
    const waiting = [5, 6, 7, 9];
    for (let tries = 0; tries < 120; tries += 1) {
      const found = await ask<{ submission: { status: number } }>('GET', `get-submission-detail?submitId=${submitId}`);
      if (!waiting.includes(found.submission.status)) return;
      await wait(250);
    }
    throw new Error(`submission ${submitId} was not judged`);
  }
}
