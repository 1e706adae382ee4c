import { expect, test } from 'vitest';
import { deprecatedIn, linesOfAudit } from './report.ts';

const one = {
  source: 1,
  name: 'left',
  title: 'Pads too much',
  url: 'https://example.org/1',
  severity: 'high',
  range: '<2.0.0',
};

test('each advisory is a line, told where it belongs and not again where it is felt', () => {
  const output = JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      left: { name: 'left', via: [one], nodes: ['node_modules/left'] },
      right: { name: 'right', via: ['left'], nodes: ['node_modules/right'] },
    },
  });
  expect(linesOfAudit(output)).toEqual(['high: left <2.0.0 (node_modules/left): Pads too much https://example.org/1']);
  expect(linesOfAudit('{"vulnerabilities":{}}')).toEqual([]);
});

test.each(['', 'npm error', '{"message":"405 Method Not Allowed","statusCode":405}'])(
  'a registry that answers %j is not taken for one that knows of nothing',
  (output) => expect(linesOfAudit(output)).toBeNull(),
);

test('what authors withdrew is known from the lock file alone', () => {
  const lock = {
    packages: {
      'node_modules/a/node_modules/old': { version: '1.0.0', deprecated: 'use new' },
      'node_modules/new': { version: '2.0.0' },
    },
  };
  expect(deprecatedIn(lock)).toEqual(['deprecated: old 1.0.0: use new']);
});
