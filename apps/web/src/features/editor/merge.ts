import { MergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { pageTheme } from './page-theme.ts';

/**
 * Shows two texts side by side, their differences marked; neither can be edited.
 * @returns a function that takes it away
 */
export function openComparison(parent: HTMLElement, left: string, right: string, pageIsDark: boolean): () => void {
  const extensions = [
    pageTheme(pageIsDark),
    lineNumbers(),
    EditorState.readOnly.of(true),
    EditorView.editable.of(false),
  ];
  const view = new MergeView({
    parent,
    a: { doc: left, extensions },
    b: { doc: right, extensions },
    collapseUnchanged: { margin: 4 },
  });
  return () => view.destroy();
}
