import type { AnyOp, DataOf, SentOf } from '@assay/contract/op.ts';
import { refuseWriting, writingFaults } from '@assay/rules/notes/refuse-writing.ts';
import { useDraftText } from '../../lib/storage/draft-text.ts';
import { failureIn } from '../../lib/wire/failure-in.ts';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import type { Writing } from './writing-fields.tsx';

interface WritingOptions<O extends AnyOp, More extends Record<string, unknown>> {
  kind: 'note' | 'tutorial';
  /** What is changed; null for what is new, whose draft is kept in this tab. */
  stored: Writing | null;
  /** What a new one is written for. */
  place: string;
  labels: Readonly<Record<string, string>>;
  more: More;
  inputOf: (values: Writing & More) => SentOf<O>;
  onSaved: (data: DataOf<O>, values: Writing & More) => unknown;
}

/** The form of a title and a Markdown text that is refused in words of its own. */
export function useWriting<O extends AnyOp, More extends Record<string, unknown>>(
  op: O,
  { kind, stored, place, labels, more, inputOf, onSaved }: WritingOptions<O, More>,
) {
  const [title, keepTitle] = useDraftText(`${kind}-title:${place}`);
  const [content, keepContent] = useDraftText(`${kind}-content:${place}`);
  const keep = (draft: Writing) => {
    if (stored) return;
    keepTitle(draft.title);
    keepContent(draft.content);
  };
  return useSaveForm<O, Writing & More>(op, {
    initial: { title: stored?.title ?? title, content: stored?.content ?? content, ...more },
    labels,
    checksOnLeave: false,
    refuse: (values) => {
      const refusal = refuseWriting(kind, values);
      return (refusal ? { [writingFaults(kind)[refusal.code]!]: failureIn(refusal) } : {}) as {
        [Field in keyof (Writing & More)]?: string;
      };
    },
    inputOf,
    onChange: keep,
    onSaved: (data, values) => {
      keep({ title: '', content: '' });
      return onSaved(data, values);
    },
  });
}
