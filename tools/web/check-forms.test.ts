import { expect, test } from 'vitest';
import { refuseOwnForm } from './check-forms.ts';

const OWN = 'const [name, setName] = useState(""); return <form onSubmit={send}>';

test.each([
  ['that holds its own state', 'features/a/b.tsx', OWN, false],
  ['by the hook', 'features/a/b.tsx', 'const { submit } = useSaveForm(op, {}); return <form onSubmit={submit}>', true],
  ['by a hook upon it', 'features/a/b.tsx', 'useWriting(op, {}); <form onSubmit={submit}>', true],
  ['that is none', 'features/a/b.tsx', '<formula />', true],
  ['of a test', 'features/a/b.test.tsx', OWN, true],
  ['that is let off', 'pages/groups/group-join.tsx', OWN, true],
  ['that is let off and need not be', 'pages/groups/group-join.tsx', 'useSaveForm(op)', false],
])('a form %s', (_what, path, source, allowed) => {
  expect(refuseOwnForm(`apps/web/src/${path}`, source) === null).toBe(allowed);
});
