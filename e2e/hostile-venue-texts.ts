import { hostile } from './hostile-marks.ts';
import { problem } from './hostile-problem.ts';
import { type HostileText, inHours } from './hostile-texts.ts';

const contest = {
  title: hostile('m-contest'),
  description: hostile('m-contest-text'),
  type: 0,
  auth: 0,
  visible: true,
  rankShowName: 'username',
};

const question = {
  text: hostile('m-question'),
  points: 1,
  explanation: hostile('m-explanation'),
};
/** One with options, and one whose answer is typed. */
const questions = [
  {
    ...question,
    id: 'q1',
    kind: 'single',
    right: 'a',
    options: ['a', 'b'].map((id) => ({ id, text: hostile('m-option'), isPinned: true, weight: 0 })),
  },
  {
    ...question,
    id: 'q2',
    kind: 'blanks',
    isAnyOrder: false,
    blanks: [{ accepted: [{ text: hostile('m-accepted'), share: 100 }], match: 'exact', weight: 1 }],
  },
];

/** What is written in contests, works and groups. */
export const VENUE_TEXTS: Record<string, HostileText> = {
  'contests with what is announced, asked and answered': {
    async write({ ask, askAsOther, other }) {
      const times = { startTime: inHours(-1), endTime: inHours(1) };
      const { id: cid } = await ask('POST', 'admin/contest', { ...contest, ...times });
      const news = { title: hostile('m-contest-news'), content: hostile('m-contest-news-text'), visible: true };
      await ask('POST', 'admin/contest/announcement', { cid, ...news });
      const { records } = await ask<{ records: [{ id: number }] }>(
        'GET',
        `admin/contest/get-problem-list?cid=${cid}&keyword=1015`,
      );
      const pid = records[0].id;
      await ask('POST', 'admin/contest/add-problem-from-public', { cid, pid });
      const shown = { displayId: 'A', displayTitle: hostile('m-display-title'), color: '#d32f2f' };
      await ask('PUT', 'admin/contest/contest-problem', { cid, pid, ...shown });
      await askAsOther('POST', 'register-contest', { cid }).catch(() => null);
      const asked = { cid, pid: null, question: hostile('m-asked') };
      const { id } = await askAsOther('POST', 'ask-contest-clarification', asked);
      const answer = { cid, id, answer: hostile('m-answered'), toAll: true };
      await ask('PUT', 'answer-contest-clarification', answer);
      await askAsOther('POST', 'comment', { cid, content: hostile('m-contest-comment') });
      await ask('POST', 'admin/contest/participants', { cid, usernames: [other.username] }).catch(() => null);
      const inside = ['', '/announcements', '/problems', '/comment', '/rank'];
      return {
        paths: ['/contest', ...inside.map((page) => `/contest/${cid}${page}`), `/admin/contest/${cid}/announcement`],
        undo: [['DELETE', `admin/contest?cid=${cid}`]],
      };
    },
  },
  'teams of contests': {
    async write({ ask, askAsOther }) {
      const times = { startTime: inHours(1), endTime: inHours(2) };
      const { id: cid } = await ask('POST', 'admin/contest', { ...contest, ...times, teamSize: 3 });
      await askAsOther('POST', 'contest-team', { cid, name: hostile('m-team'), school: hostile('m-team-school') });
      return { paths: [`/admin/contest/${cid}/teams`], undo: [['DELETE', `admin/contest?cid=${cid}`]] };
    },
  },
  'questions, and answers in works': {
    async write({ ask, askAsOther, other }) {
      const problemId = `Q-${Date.now().toString(36)}`.toUpperCase();
      const [{ id: level }] = await ask<[{ id: number }]>('GET', 'get-difficulty-list');
      const { pid } = await ask<{ pid: number }>('POST', 'admin/problem', {
        problem: {
          ...problem(problemId, level),
          type: 1,
          judgeMode: 'objective',
          judgeCaseMode: 'default',
          examples: [],
          userExtraFile: [],
          judgeExtraFile: [],
        },
        tags: [],
        languages: ['C'],
        codeTemplates: [],
        cases: { from: 'questions', questions, shuffleQuestions: false, shuffleOptions: false },
      });
      const times = { startTime: inHours(-1), endTime: inHours(1), duration: 3_600 };
      const { id: tid } = await ask('POST', 'admin/homework', { title: 'Quiz', visible: true, ...times });
      await ask('POST', 'admin/homework/add-problem-from-public', { tid, pid });
      await askAsOther('POST', 'homework/start-timed-work', { tid });
      const answers = { q1: 'a', q2: [hostile('m-answer')] };
      await askAsOther('PUT', 'homework/timed-work-answers', { tid, displayId: 'A', answers, version: 0 });
      const extension = { tid, username: other.username, extraSeconds: 60, reason: hostile('m-extension') };
      await ask('PUT', 'admin/homework/extension', extension);
      return {
        paths: [`/problem/${problemId}`, `/admin/problem/edit/${pid}`, `/admin/timedwork/${tid}/people`],
        pathsOfOther: [`/timedwork/${tid}/problem/A`],
        undo: [
          ['DELETE', `admin/homework?tid=${tid}`],
          ['DELETE', `admin/problem?pid=${pid}`],
        ],
      };
    },
  },
  'why somebody wants to join a group': {
    async write({ gid, groupCode, join }) {
      const { ask } = await join();
      await ask('POST', 'group/member', { gid, code: groupCode, reason: hostile('m-join') });
      return { paths: [`/group/${gid}/member`] };
    },
  },
  'assignments of groups, and remarks on code': {
    async write({ ask, gid, groupCode, join }) {
      const { uid, ask: askAsPupil, submit: hand } = await join();
      await askAsPupil('POST', 'group/member', { gid, code: groupCode, reason: 'I learn here' });
      await ask('PUT', 'group/member', { gid, uid, auth: 3 });
      const [category] = await ask<[{ id: number }]>('GET', 'get-training-category');
      const { id: tid } = await ask('POST', 'group/training', {
        categoryId: category.id,
        title: 'Lesson',
        description: 'First.',
        rank: 1,
        auth: 'Public',
        privatePwd: '',
        status: true,
        gid,
      });
      const { records } = await ask<{ records: [{ id: number }] }>(
        'GET',
        `admin/training/get-problem-list?tid=${tid}&keyword=1001`,
      );
      await ask('POST', 'group/add-training-problem-from-public', { tid, pid: records[0].id });
      const outline = await ask<{ version: number; sections: { id: number }[] }>(
        'GET',
        `admin/training/outline?tid=${tid}`,
      );
      const section = { id: outline.sections[0]!.id, title: hostile('m-section'), requires: [], pids: [records[0].id] };
      const next = { id: null, title: 'More', requires: [], pids: [] };
      await ask('PUT', 'admin/training/outline', { tid, version: outline.version, sections: [section, next] });
      const { id } = await ask('POST', 'group/assignment', {
        gid,
        kind: 'training',
        targetId: tid,
        title: hostile('m-assignment'),
        opensAt: inHours(-1),
        dueAt: inHours(1),
      });
      const submitId = await hand({ pid: '1001', tid, gid, language: 'C', code: 'int main(void) { return 0; }\n' });
      await ask('POST', 'submission-feedback', { submitId, line: 1, content: hostile('m-remark') });
      await ask('POST', 'canned-remarks', { content: hostile('m-canned') });
      return {
        paths: [
          `/group/${gid}/assignment`,
          `/group/${gid}/assignment/${id}`,
          `/group/${gid}/training/${tid}`,
          `/group/${gid}/training/${tid}/edit/problems`,
          `/submission-detail/${submitId}`,
        ],
      };
    },
  },
};
