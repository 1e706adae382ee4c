// @ts-check

/** pino's numbers: 40 is a warning. */
const WARNING = 40;

/**
 * What a program printed, for the terminal: lines of its log as their message, anything else as it is.
 * @typedef {object} LogLine
 * @property {string} text
 * @property {boolean} isWarning a warning or worse, or not a line of the log at all
 * @property {Record<string, unknown>} fields empty when it is not JSON
 */

/** @param {string} line @returns {LogLine} */
export function readLogLine(line) {
  const fields = parseFields(line);
  if (fields === undefined) return { text: line, isWarning: true, fields: {} };
  const { level, msg, err } = fields;
  const reason = err && typeof err === 'object' && 'message' in err ? ` (${err.message})` : '';
  // Why a node takes no work.
  const problems =
    Array.isArray(fields.problems) && fields.problems.length > 0 ? `: ${fields.problems.join('; ')}` : '';
  return { text: `${msg ?? line}${reason}${problems}`, isWarning: Number(level) >= WARNING, fields };
}

/** @param {string} line @returns {Record<string, unknown> | undefined} */
function parseFields(line) {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
