import type { Bounds } from '@assay/contract/bounds/bounds.ts';
import { faultsOf } from '@assay/contract/bounds/bounds.ts';
import { faultBeside, faultWords } from '@assay/contract/bounds/fault-words.ts';
import type { FailureCode } from '@assay/contract/errors.ts';
import type { AnyOp, DataOf, SentOf } from '@assay/contract/op.ts';
import { useForm } from '@mantine/form';
import type { ApiError } from '../../lib/api-error.ts';
import type { Lang } from '../../lib/lang.ts';
import { useLang } from '../../lib/lang.ts';
import { useAction } from '../../lib/use-call.ts';

interface SaveFormOptions<O extends AnyOp, Values> {
  initial: Values;
  /** What the boxes are called, by field of the call; a fault of a field without a box is left to the server's notice. */
  labels: Readonly<Record<string, string>>;
  /** What is sent for what is written; what is written, unless given. */
  inputOf?: (values: Values) => SentOf<O>;
  /** The field of each refusal of the catalogue that is shown beside its box. */
  fieldOfFailure?: Readonly<Partial<Record<FailureCode, string>>>;
  onSaved: (data: DataOf<O>, values: Values) => unknown;
}

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
 * `box(field)` gives a text box its label, value, fault and bounds; `form.getInputProps` serves what is no text.
 */
export function useSaveForm<O extends AnyOp, Values extends Record<string, unknown>>(
  op: O,
  { initial, labels, inputOf, fieldOfFailure = {}, onSaved }: SaveFormOptions<O, Values>,
) {
  const lang = useLang();
  const toSend = (values: Values) => (inputOf ? inputOf(values) : values) as SentOf<O>;
  const form = useForm<Values>({
    initialValues: initial,
    validateInputOnBlur: true,
    validate: (values) => faultsBeside(op.bounds ?? {}, toSend(values), labels, lang) as never,
  });
  const action = useAction(op, {
    call: { shows: ['fields', ...(Object.keys(fieldOfFailure) as FailureCode[])] },
    onError: (error: ApiError) => {
      const refused = fieldOfFailure[error.code as FailureCode];
      form.setErrors(
        refused
          ? { [refused]: error.msg }
          : Object.fromEntries(
              Object.entries(error.fields).map(([field, reason]) => [
                field,
                faultBeside(reason, labels[field] ?? field, lang),
              ]),
            ),
      );
    },
  });
  const submit = form.onSubmit((values) =>
    action.mutate(toSend(values), { onSuccess: (data) => void onSaved(data, values) }),
  );
  const box = (field: keyof Values & string) => {
    const bounds = boundsAt(op, field);
    return {
      label: labels[field],
      ...(bounds && isRequired(bounds) ? { required: true } : {}),
      ...(bounds?.type === 'string' && bounds.max !== undefined ? { maxLength: bounds.max } : {}),
      ...form.getInputProps(field),
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
  return { form, submit, box, number, isSaving: action.isPending };
}
