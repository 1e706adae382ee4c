import type { Bounds } from '@assay/contract/bounds/bounds.ts';
import { faultsOf } from '@assay/contract/bounds/bounds.ts';
import { faultBeside, faultWords } from '@assay/contract/bounds/fault-words.ts';
import type { FailureCode } from '@assay/contract/errors.ts';
import type { AnyOp, DataOf, SentOf } from '@assay/contract/op.ts';
import { type FormEvent, useRef } from 'react';
import type { ApiError } from '../../lib/api-error.ts';
import type { Lang } from '../../lib/lang.ts';
import { useLang } from '../../lib/lang.ts';
import { toast } from '../../lib/notices.ts';
import { useAction } from '../../lib/use-call.ts';
import { type FormErrors, useFormState } from './form-state.ts';

interface SaveFormOptions<O extends AnyOp, Values> {
  initial: Values;
  /** What the boxes are called, by field of the call; a fault of a field without a box is told as a notice. */
  labels: Readonly<Record<string, string>>;
  /** What is sent for what is written; what is written, unless given. */
  inputOf?: (values: Values) => SentOf<O>;
  /** What the bounds do not say, or say in other words: the sentence beside each box that is wrong. Comes before the bounds. */
  refuse?: (values: Values) => Refusals<Values>;
  /** The boxes that are checked as they are left; all, unless given. */
  checksOnLeave?: boolean | (keyof Values & string)[];
  /** False where every box has to be filled, so that a star at each would say nothing. */
  stars?: boolean;
  /** The field of each refusal of the catalogue that is shown beside its box. */
  fieldOfFailure?: Readonly<Partial<Record<FailureCode, string>>>;
  /** Refusals that `onRefused` shows. */
  shows?: readonly FailureCode[];
  /** Told of what is written, with each change: what keeps a draft. */
  onChange?: (values: Values) => unknown;
  /** Told of every refusal before it stands beside its box, so that boxes can be emptied. */
  onRefused?: (error: ApiError) => unknown;
  /** Told even when the form was closed meanwhile. */
  onSaved: (data: DataOf<O>, values: Values) => unknown;
}

type Refusals<Values> = { readonly [Field in keyof Values]?: string | null };

/** Faults of an input by field, worded as they stand beside the boxes. Only the fields that have a label. */
export function faultsBeside(
  bounds: Bounds,
  input: unknown,
  labels: Readonly<Record<string, string>>,
  lang: Lang,
): Record<string, string> {
  const beside: Record<string, string> = {};
  for (const { field, fault } of faultsOf(bounds, input)) {
    const label = labels[field];
    if (label !== undefined) beside[field] ??= faultBeside(faultWords(fault)[lang], label, lang);
  }
  return beside;
}

const refusedOf = <Values>(refusals: Refusals<Values>) =>
  Object.fromEntries(Object.entries<string | null | undefined>(refusals).filter(([, reason]) => reason));

/** Leads to the first box that is wrong, as they stand on the page. */
function focusFirst(errors: object, event: FormEvent<HTMLFormElement> | undefined) {
  const boxes = event?.currentTarget.querySelectorAll<HTMLElement>('[data-path]') ?? [];
  [...boxes].find(({ dataset }) => Object.hasOwn(errors, dataset.path!))?.focus();
}

/** Bounds of one field of a call; of a path (`texts.zh.title`) what stands there. */
export const boundsAt = (op: AnyOp, field: string): Bounds | undefined =>
  field.split('.').reduce<Bounds | undefined>((at, name) => at?.fields?.[name] ?? at?.items, op.bounds);

/** Whether an empty box is refused. */
const isRequired = ({ optional, min, patterns, type }: Bounds) =>
  type === 'string' &&
  !optional &&
  ((min ?? 0) > 0 || (patterns?.some(([source, flags]) => !new RegExp(source, flags).test('')) ?? false));

/**
 * A form that is saved by a call. What is written is checked against the bounds of the contract before it is sent, in
 * the words in which the server would refuse it, and what the server refuses is shown beside its box.
 *
 * `box(field)` gives a text box its label, value, fault and bounds, `secret` one of a password, `number` one of a number;
 * `form.getInputProps` serves what is none of these.
 */
export function useSaveForm<O extends AnyOp, Values extends Record<string, unknown>>(
  op: O,
  options: SaveFormOptions<O, Values>,
) {
  const {
    initial,
    labels,
    inputOf,
    refuse,
    checksOnLeave = true,
    stars = true,
    fieldOfFailure = {},
    shows = [],
  } = options;
  const lang = useLang();
  const toSend = (values: Values) => (inputOf ? inputOf(values) : values) as SentOf<O>;
  const form = useFormState<Values>({
    initial,
    checksOnLeave,
    onChange: options.onChange,
    validate: (values): FormErrors => ({
      ...faultsBeside(op.bounds ?? {}, toSend(values), labels, lang),
      ...refusedOf(refuse?.(values) ?? {}),
    }),
  });
  const sent = useRef(initial);
  const action = useAction(op, {
    call: { shows: ['fields', ...(Object.keys(fieldOfFailure) as FailureCode[]), ...shows] },
    onSuccess: (data) => void options.onSaved(data, sent.current),
    onError: (error: ApiError) => {
      void options.onRefused?.(error);
      const refused = fieldOfFailure[error.code as FailureCode];
      if (refused) return form.setErrors({ [refused]: error.msg });
      const faults = Object.entries(error.fields);
      form.setErrors(
        Object.fromEntries(faults.map(([field, reason]) => [field, faultBeside(reason, labels[field] ?? field, lang)])),
      );
      // it stands beside no box
      if (faults.some(([field]) => labels[field] === undefined)) toast.error(error.msg);
    },
  });
  const submit = form.onSubmit((values) => {
    sent.current = values;
    action.mutate(toSend(values));
  }, focusFirst);
  /** What is pasted is taken as it is: a password that is too long is refused, never cut. */
  const secret = (field: keyof Values & string) => {
    const bounds = boundsAt(op, field);
    return {
      label: labels[field],
      ...(stars && bounds && isRequired(bounds) ? { required: true } : {}),
      ...form.getInputProps(field),
    };
  };
  const box = (field: keyof Values & string) => {
    const bounds = boundsAt(op, field);
    return {
      ...secret(field),
      ...(bounds?.type === 'string' && bounds.max !== undefined ? { maxLength: bounds.max } : {}),
    };
  };
  const number = (field: keyof Values & string) => {
    const bounds = boundsAt(op, field);
    return {
      label: labels[field],
      clampBehavior: 'none' as const,
      ...(bounds?.min === undefined ? {} : { min: bounds.min }),
      ...(bounds?.max === undefined ? {} : { max: bounds.max }),
      ...(bounds?.whole ? { allowDecimal: false } : {}),
      ...form.getInputProps(field),
    };
  };
  return { form, submit, box, secret, number, isSaving: action.isPending };
}
