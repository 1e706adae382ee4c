// @ts-check

/**
 * One thing the doctor looked at. `bad`: judging or the site does not work; `weak`: it works, with what `advice` tells.
 * @typedef {object} Finding
 * @property {string} area
 * @property {string} name
 * @property {string} value
 * @property {'good' | 'weak' | 'bad'} state
 * @property {string} [advice]
 */

const MARKS = { good: '✓', weak: '!', bad: '✗' };

/** @param {string} area @returns {(name: string, value: string, state?: Finding['state'], advice?: string) => Finding} */
export function findingsOf(area) {
  return (name, value, state = 'good', advice) => ({
    area,
    name,
    value,
    state,
    ...(state === 'good' ? {} : { advice }),
  });
}

/** @param {Finding[]} findings */
export function formatFindings(findings) {
  const areas = [...new Set(findings.map(({ area }) => area))];
  return areas
    .map((area) => {
      const rows = findings.filter((finding) => finding.area === area).map(formatFinding);
      return `${area}\n${rows.join('\n')}`;
    })
    .join('\n\n');
}

/** @param {Finding} finding */
function formatFinding({ name, value, state, advice }) {
  const row = `  ${MARKS[state]} ${name.padEnd(26)} ${value}`;
  return advice ? `${row}\n      → ${advice}` : row;
}

/** @param {Finding[]} findings */
export function summarise(findings) {
  const count = (/** @type {Finding['state']} */ state) => findings.filter((finding) => finding.state === state).length;
  return `${count('good')} good, ${count('weak')} weak, ${count('bad')} bad`;
}
