/** What runs in the tab of a person; plain JavaScript, as no step builds it. `ASSAY` is the address of this site. */
const BODY = String.raw`
(() => {
  'use strict';
  const KEPT = 'assay-companion';
  const isAtCoder = Boolean(document.querySelector('[name="data.LanguageId"], .panel-submission'));

  const ask = (path, input) =>
    new Promise((resolve, reject) => {
      GM_xmlhttpRequest({
        method: 'POST',
        url: ASSAY + '/api/remote/' + path,
        headers: { 'content-type': 'application/json' },
        data: JSON.stringify(input),
        timeout: 60000,
        onload: ({ status, responseText }) => {
          let answer = null;
          try {
            answer = JSON.parse(responseText);
          } catch {}
          if (status === 200 && answer) resolve(answer.data);
          else reject(Object.assign(new Error((answer && answer.msg) || String(status)), { status }));
        },
        onerror: () => reject(new Error('Assay cannot be reached')),
        ontimeout: () => reject(new Error('Assay cannot be reached')),
      });
    });

  const say = (words) => {
    let bar = document.getElementById(KEPT);
    if (!bar) {
      bar = document.createElement('div');
      bar.id = KEPT;
      bar.setAttribute('role', 'status');
      bar.style.cssText =
        'position:fixed;z-index:99999;left:0;right:0;bottom:0;padding:12px 16px;background:#1f4e8c;color:#fff;font:16px sans-serif';
      document.body.append(bar);
    }
    bar.textContent = 'Assay: ' + words;
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

  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

  const report = async (kept, run) => {
    say('telling of submission ' + run + ' …');
    for (let count = 0; count < 10; count++) {
      try {
        await ask('report-by-ticket', { ticket: kept.ticket, run });
        sessionStorage.removeItem(KEPT);
        say('the result will be shown at ' + ASSAY);
        return;
      } catch (error) {
        // its list may be behind
        if (error.status !== 404 || count === 9) {
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
        say('log in here, then start again from your submission');
        return;
      }
      history.replaceState(history.state, '', location.pathname + location.search);
      try {
        const given = await ask('take-ticket', { ticket: ticket[1] });
        sessionStorage.setItem(KEPT, JSON.stringify({ ticket: ticket[1], key: given.key }));
        say(
          fill(given)
            ? 'filled in as ' + given.handle + ' in ' + given.language + '. Look at it, then submit it yourself'
            : 'the form is not as it was: choose ' + given.language + ' and paste the program yourself, then submit it',
        );
      } catch (error) {
        say(error.message);
      }
      return;
    }
    const kept = JSON.parse(sessionStorage.getItem(KEPT) || 'null');
    const run = kept && newest(kept);
    if (run) await report(kept, run);
  };
  void start();
})();
`;

/**
 * The companion as a user script: it fills in the site's own form in the tab of a person who came with a ticket (REM-17), never presses
 * its button, and tells which submission came of it.
 * @param origin of this site
 * @param sites origins of the sites that people submit to as themselves
 */
export function companionScript(origin: string, sites: readonly string[]): string {
  const { hostname } = new URL(origin);
  const lines = [
    '// ==UserScript==',
    '// @name         Assay companion',
    '// @name:zh-CN   Assay 提交助手',
    `// @namespace    ${origin}`,
    '// @version      1.0',
    '// @description  Fills in the form of a remote judge with a program that was submitted at Assay',
    '// @description:zh-CN  把在 Assay 提交的代码填入远程评测站点的提交页面',
    ...sites.map((site) => `// @match        ${site}/*`),
    `// @connect      ${hostname}`,
    '// @grant        GM_xmlhttpRequest',
    '// @run-at       document-idle',
    '// @noframes',
    '// ==/UserScript==',
  ];
  return `${lines.join('\n')}\nconst ASSAY = ${JSON.stringify(origin)};\n${BODY.trim()}\n`;
}
