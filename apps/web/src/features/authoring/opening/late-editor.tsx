import { lazyPart } from '../../../ui/lazy-part.tsx';

/** The editor is read beside the problem that it shows, and its lower half beside its upper one. */
const code = import('./opened-editor.tsx');
const lowerHalf = import('../editor/later-cards.tsx');
// what became of them is said where they are shown
code.catch(() => undefined);
lowerHalf.catch(() => undefined);

export const StoredEditor = lazyPart(() => code.then((module) => module.StoredEditor));
export const NewEditor = lazyPart(() => code.then((module) => module.NewEditor));
