import { setTimeout as wait } from 'node:timers/promises';
import { call, importPerson, type Session, sendPicture } from './api.ts';
import { brief, hostile, marksIn } from './hostile-marks.ts';
import { corpus, problem } from './hostile-problem.ts';
import { type Ask, HOSTILE_TEXTS } from './hostile-texts.ts';

/** Prints markup to both streams; its own text is markup as well. */
const PRINTING = `/* ${hostile('m-code')} </textarea><svg/onload=__xss> */
#include <stdio.h>
int main(void) {
  puts("<img src=x onerror=__fired=1>[m-output]");
  fputs("<svg onload=__xss>[m-stderr]", stderr);
  return 0;
}
`;
const groupCode = `"'><b>`;
const NOT_COMPILING = `#error "<img src=x onerror=__fired=1>[m-compiler]"\n`;

interface Language {
  id: number;
  name: string;
  enabled: boolean;
  codeTemplate: string;
  template: string;
}

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
  /** What is clicked on some of them, one after the other, until the text shows. */
  opens: Readonly<Record<string, readonly string[]>>;
  /** Pages that show some of them to the other one alone, who is logged in here. */
  pathsOfOther: string[];
  other: Session;
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

    const club = {
      name: brief('N3'),
      shortName: '<b>[m-s]',
      brief: '<img src=x onerror=__fired=1>[m-brief]',
      description: corpus('m-about-group').slice(0, 1000),
      auth: 3,
      code: groupCode,
      visible: true,
    };
    const { id: gid } = await ask<{ id: number }>('POST', 'group', club);
    undo.push(async () => {
      // it keeps its names while it can be brought back, and another run wants them
      const { name, shortName } = { name: `Gone ${gid}`, shortName: `GONE${gid}` };
      await ask('PUT', 'group', { ...club, gid, name, shortName });
      await ask('DELETE', `group?gid=${gid}`);
    });

    const join = async () => {
      const person = await importPerson(session, `x${Date.now().toString(36)}`);
      const { uid, username } = person.user as { uid: number; username: string };
      const asked = askerFor(person);
      return { uid, username, session: person, ask: asked, submit: (body: object) => submit(asked, body) };
    };
    const other = await join();
    const place = {
      pid,
      gid,
      groupCode,
      rootUid: (oldUser as { uid: number }).uid,
      other,
      ask,
      askAsOther: other.ask,
      join,
      sendPicture: (path: string, fields: Record<string, string>) => sendPicture(session, path, fields),
    };
    const paths = new Set<string>();
    const pathsOfOther: string[] = [];
    const opens: Record<string, string[]> = {};
    for (const { write } of Object.values(HOSTILE_TEXTS)) {
      const written = await write(place);
      for (const path of written.paths) {
        paths.add(path);
        if (written.opens) opens[path] = written.opens;
      }
      pathsOfOther.push(...(written.pathsOfOther ?? []));
      undo.push(async () => {
        for (const step of written.undo ?? []) await ask(...step);
      });
    }

    const wrong = await submit(ask, { pid: problemId, language: 'C', code: PRINTING });
    const broken = await submit(ask, { pid: problemId, language: 'C', code: NOT_COMPILING });
    for (const submitId of [wrong, broken]) {
      await judged(submitId);
      await ask('PUT', 'submission', { submitId, share: true });
    }
    const { nodes } = await ask<{ nodes: { name: string }[] }>('GET', 'admin/judge/nodes');
    const nodeNames = nodes.map((node) => node.name);
    return {
      marks,
      problemId,
      pid,
      wrong,
      broken,
      gid,
      nodeNames,
      paths: [...paths],
      pathsOfOther,
      opens,
      other: other.session,
      root: { token, user },
    };
  }

  /** The pace of submissions is limited, so a second one may have to wait. */
  async function submit(as: Ask, body: object): Promise<number> {
    for (let tries = 0; ; tries += 1) {
      try {
        return (await as<{ submitId: number }>('POST', 'submit-problem-judge', body)).submitId;
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
