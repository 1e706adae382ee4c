import { rows, say } from '../../../lib/text.ts';

const TEXT = rows({
  script: { zh: '脚本（{name}）', en: 'Script ({name})' },
  unknown: { zh: '未知设备', en: 'Unknown device' },
});
const SCRIPT = /^(curl|wget|node|undici|axios|python|go-http-client|okhttp|java|postmanruntime|libwww-perl)\b/i;

const BROWSERS: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** Whether a program asked, not a browser. */
export const isScript = (userAgent: string): boolean => SCRIPT.test(userAgent);

/** "Firefox · Windows" or "Script (curl)" from a user agent; the agent itself where it tells neither. */
export function deviceOf(userAgent: string): string {
  const script = SCRIPT.exec(userAgent)?.[1];
  if (script) return say(TEXT, 'script', { name: script });
  const named = [BROWSERS, SYSTEMS].map((table) => table.find(([pattern]) => pattern.test(userAgent))?.[1]);
  return named.filter(Boolean).join(' · ') || userAgent.slice(0, 60) || say(TEXT, 'unknown');
}
