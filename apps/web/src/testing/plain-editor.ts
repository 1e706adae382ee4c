/**
 * In place of `features/editor/codemirror.ts`, which measures what the test's document does not lay out: a text box.
 * `vi.mock('…/features/editor/codemirror.ts', () => import('…/testing/plain-editor.ts'))`
 */
export function openEditor(
  parent: HTMLElement,
  code: string,
  settings: { label: string },
  handlers: { onChange: (code: string) => void; onBlur: () => void },
) {
  const box = document.createElement('textarea');
  box.value = code;
  box.setAttribute('aria-label', settings.label);
  box.addEventListener('input', () => handlers.onChange(box.value));
  box.addEventListener('blur', () => handlers.onBlur());
  parent.append(box);
  return {
    text: () => box.value,
    setText: (next: string) => {
      box.value = next;
      handlers.onChange(next);
    },
    change: () => {},
    jumpTo: () => {},
    focus: () => box.focus(),
    destroy: () => box.remove(),
  };
}
