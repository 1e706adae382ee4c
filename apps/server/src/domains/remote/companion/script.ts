/** How the user script asks this site: its manager does. */
const ASK_BY_MANAGER = `
const ask = (path, input) =>
  new Promise((resolve, reject) => {
    GM_xmlhttpRequest({
      method: 'POST',
      url: ASSAY + '/api/remote/' + path,
      headers: { 'content-type': 'application/json' },
      data: JSON.stringify(input),
      timeout: 60000,
      onload: ({ status, responseText }) => resolve({ status, text: responseText }),
      onerror: () => reject(new Error('unreachable')),
      ontimeout: () => reject(new Error('unreachable')),
    });
  });
`;

/** How the extension does: its background does, which alone may speak with this site. */
const ASK_BY_BACKGROUND = `
const ask = async (path, input) => {
  const answer = await chrome.runtime.sendMessage({ path, input });
  if (!answer || answer.status === 0) throw new Error('unreachable');
  return answer;
};
`;

/** What it says, in English and in Chinese. */
const WORDS = {
  unreachable: ['Assay cannot be reached', '无法访问 Assay'],
  telling: ['telling of submission {run} …', '正在告知提交 {run} …'],
  told: ['the result will be shown at {site}', '结果将显示在 {site}'],
  logIn: ['log in here, then start again from your submission', '请先在此登录，再从提交页面重新启动'],
  filled: [
    'filled in as {handle} in {language}. Look at it, then submit it yourself',
    '已填好：用户 {handle}，语言 {language}。请核对后自己点击提交',
  ],
  notTaken: [
    'this site did not take it: “{words}”. Nothing was submitted: correct it, or press its button again later',
    '该站点没有接受：“{words}”。尚未提交，请修改后提交，或稍后再点击提交',
  ],
  notFilled: [
    'the form is not as it was: choose {language} and paste the program yourself, then submit it',
    '表单与预期不同：请自己选择 {language} 并粘贴代码，然后提交',
  ],
};

/** What runs in the tab of a person; plain JavaScript, as no step builds it. `ASSAY` is the address of this site. */
const BODY = String.raw`
(() => {
  'use strict';
  const KEPT = 'assay-companion';
  const isChinese = /^zh/i.test(navigator.language);
  const WORDS = ${JSON.stringify(WORDS)};
  const words = (name, values = {}) =>
    WORDS[name][isChinese ? 1 : 0].replace(/\{(\w+)\}/g, (_all, key) => String(values[key]));

  /** Calls this site. */
  const send = async (path, input) => {
    const { status, text } = await ask(path, input).catch(() => {
      throw new Error(words('unreachable'));
    });
    let answer = null;
    try {
      answer = JSON.parse(text);
    } catch {}
    if (status === 200 && answer) return answer.data;
    throw Object.assign(new Error((answer && answer.msg) || String(status)), { status });
  };

  const isAtCoder = Boolean(document.querySelector('[name="data.LanguageId"], .panel-submission'));

  const say = (text) => {
    let bar = document.getElementById(KEPT);
    if (!bar) {
      bar = document.createElement('div');
      bar.id = KEPT;
      bar.setAttribute('role', 'status');
      bar.style.cssText =
        'position:fixed;z-index:99999;left:0;right:0;bottom:0;padding:12px 16px;background:#1f4e8c;color:#fff;font:16px sans-serif';
      document.body.append(bar);
    }
    bar.textContent = 'Assay: ' + text;
  };

  const put = (field, value) => {
    if (!field) return false;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return field.value === value;
  };
  const find = (selector) => document.querySelector(selector);

  /** The fields of either site. The person looks at them, passes the captcha and presses the button. */
  const fill = ({ key, languageId, code }) => {
    if (isAtCoder) {
      const plain = find('.btn-toggle-editor:not(.active)');
      if (plain) plain.click();
      const task = find('[name="data.TaskScreenName"]');
      if (task) put(task, key.split('/')[1]);
      return put(find('[name="data.LanguageId"]'), languageId) && put(find('[name="sourceCode"]'), code);
    }
    const plain = find('#toggleEditorCheckbox');
    if (plain && !plain.checked) plain.click();
    const index = find('[name="submittedProblemIndex"]');
    if (index) put(index, /^(\d+?)([A-Z]\d?|\d\d)$/.exec(key)[2]);
    return put(find('[name="programTypeId"]'), languageId) && put(find('[name="source"]'), code);
  };

  /** The newest submission to the problem on a list of own ones; null on other pages. */
  const newest = ({ key }) => {
    if (location.pathname.endsWith('/submissions/me')) {
      for (const row of document.querySelectorAll('.panel-submission tr')) {
        const score = row.querySelector('.submission-score[data-id]');
        if (score && row.querySelector('a[href$="/tasks/' + key.split('/')[1] + '"]')) return score.dataset.id;
      }
      return null;
    }
    if (!/\/(status|my)$/.test(location.pathname)) return null;
    for (const row of document.querySelectorAll('tr[data-submission-id]')) {
      const link = row.querySelector('a[href*="/problem/"]');
      const at = link && /\/(?:contest|gym|problemset\/problem)\/(\d+)\/(?:problem\/)?(\w+)$/.exec(link.getAttribute('href'));
      if (at && at[1] + at[2] === key) return row.dataset.submissionId;
    }
    return null;
  };

  /** The form once more, after the site did not take what was sent: its own words, and the program is not lost. */
  const again = (kept) => {
    const error = find('.alert-danger, [class*="error for__"]');
    const said = error && error.textContent.trim();
    const source = find('[name="source"], [name="sourceCode"]');
    // what the person wrote there meanwhile stays
    if (!said || !source || (source.value !== '' && source.value !== kept.code)) return;
    fill(kept);
    say(words('notTaken', { words: said.slice(0, 200) }));
  };

  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

  const report = async (kept, run) => {
    say(words('telling', { run }));
    for (let count = 0; count < 10; count++) {
      try {
        await send('report-by-ticket', { ticket: kept.ticket, run });
        sessionStorage.removeItem(KEPT);
        say(words('told', { site: ASSAY }));
        return;
      } catch (error) {
        // its list may be behind, or it is asked too often
        if ((error.status !== 404 && error.status !== 503) || count === 9) {
          say(error.message);
          return;
        }
        await wait(3000);
      }
    }
  };

  const start = async () => {
    const ticket = /^#assay=([\w-]{20,100})$/.exec(location.hash);
    if (ticket) {
      if (!find('[name="programTypeId"], [name="data.LanguageId"]')) {
        say(words('logIn'));
        return;
      }
      history.replaceState(history.state, '', location.pathname + location.search);
      try {
        const given = await send('take-ticket', { ticket: ticket[1] });
        sessionStorage.setItem(KEPT, JSON.stringify({ ticket: ticket[1], ...given }));
        say(
          words(fill(given) ? 'filled' : 'notFilled', given),
        );
      } catch (error) {
        say(error.message);
      }
      return;
    }
    const kept = JSON.parse(sessionStorage.getItem(KEPT) || 'null');
    if (!kept) return;
    const run = newest(kept);
    if (run) await report(kept, run);
    else again(kept);
  };
  void start();
})();
`;

const VERSION = '1.2';
const NAMES = { en: 'Assay companion', zh: 'Assay 提交助手' } as const;
const ABOUT = {
  en: 'Fills in the form of a remote judge with a program that was submitted at Assay',
  zh: '把在 Assay 提交的代码填入远程评测站点的提交页面',
} as const;

const withBody = (origin: string, ask: string) =>
  `const ASSAY = ${JSON.stringify(origin)};\n${ask.trim()}\n${BODY.trim()}\n`;

/**
 * The companion as a user script: it fills in the site's own form in the tab of a person who came with a ticket (REM-17), never presses
 * its button, and tells which submission came of it.
 * @param origin of this site
 * @param sites origins of the sites that people submit to as themselves
 */
export function companionScript(origin: string, sites: readonly string[]): string {
  const lines = [
    '// ==UserScript==',
    `// @name         ${NAMES.en}`,
    `// @name:zh-CN   ${NAMES.zh}`,
    `// @namespace    ${origin}`,
    `// @version      ${VERSION}`,
    `// @description  ${ABOUT.en}`,
    `// @description:zh-CN  ${ABOUT.zh}`,
    ...sites.map((site) => `// @match        ${site}/*`),
    `// @connect      ${new URL(origin).hostname}`,
    '// @grant        GM_xmlhttpRequest',
    '// @run-at       document-idle',
    '// @noframes',
    '// ==/UserScript==',
  ];
  return `${lines.join('\n')}\n${withBody(origin, ASK_BY_MANAGER)}`;
}

const BACKGROUND = `
chrome.runtime.onMessage.addListener(({ path, input }, _sender, answer) => {
  if (path !== 'take-ticket' && path !== 'report-by-ticket') return false;
  fetch(ASSAY + '/api/remote/' + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
    credentials: 'omit',
    signal: AbortSignal.timeout(60000),
  }).then(
    async (response) => answer({ status: response.status, text: await response.text() }),
    () => answer({ status: 0, text: '' }),
  );
  return true;
});
`;

/** Patterns of extensions name no port. */
const patternOf = (origin: string) => `${new URL(origin).protocol}//${new URL(origin).hostname}/*`;
const messages = (lang: 'en' | 'zh') => ({ name: { message: NAMES[lang] }, about: { message: ABOUT[lang] } });

/** The same as a browser extension: its files by their paths. It may speak with this site alone, and runs at the others alone. */
export function companionExtension(origin: string, sites: readonly string[]): Readonly<Record<string, string>> {
  const manifest = {
    manifest_version: 3,
    name: '__MSG_name__',
    description: '__MSG_about__',
    version: VERSION,
    default_locale: 'en',
    host_permissions: [patternOf(origin)],
    background: { service_worker: 'background.js', scripts: ['background.js'] },
    content_scripts: [
      { matches: [...new Set(sites.map(patternOf))], js: ['companion.js'], run_at: 'document_idle', all_frames: false },
    ],
    browser_specific_settings: { gecko: { id: `companion@${new URL(origin).hostname}`, strict_min_version: '121.0' } },
  };
  return {
    'manifest.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'companion.js': withBody(origin, ASK_BY_BACKGROUND),
    'background.js': `const ASSAY = ${JSON.stringify(origin)};\n${BACKGROUND.trim()}\n`,
    '_locales/en/messages.json': JSON.stringify(messages('en')),
    '_locales/zh_CN/messages.json': JSON.stringify(messages('zh')),
  };
}
