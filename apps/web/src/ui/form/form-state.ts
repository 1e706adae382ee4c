import { type FormEvent, type ReactNode, useState } from 'react';
import { createStore, useStore } from '../../lib/store.ts';

/** What is wrong, by the field beside which it stands. */
export type FormErrors = Readonly<Record<string, ReactNode>>;

interface State<Values> {
  values: Values;
  errors: FormErrors;
  /** What counts as unchanged, and what a reset leads back to. */
  clean: Values;
}

interface FormOptions<Values> {
  initial: Values;
  validate: (values: Values) => FormErrors;
  /** The boxes that are checked as they are left: all, none, or these. */
  checksOnLeave: boolean | readonly string[];
  /** Told of the values with each change. */
  onChange?: ((values: Values) => unknown) | undefined;
}

/** What a box gets, whatever it holds. */
interface InputProps {
  /** Of a box that is ticked there is none. */
  // biome-ignore lint/suspicious/noExplicitAny: boxes of every kind meet here
  value: any;
  checked?: boolean;
  /** Takes an event of the browser, or the value itself. */
  onChange: (given: unknown) => void;
  onBlur: () => void;
  error: ReactNode;
  'data-path': string;
}

type Updated<Value> = Value | ((before: Value) => Value);

const isEvent = (given: unknown): given is { currentTarget: HTMLInputElement } =>
  typeof given === 'object' && given !== null && 'nativeEvent' in given;

/** What a box says when it changes: an event carries it in its target. */
function givenBy(given: unknown): unknown {
  if (!isEvent(given)) return given;
  const { currentTarget } = given;
  return currentTarget.type === 'checkbox' ? currentTarget.checked : currentTarget.value;
}

/**
 * The state of a form of flat fields: values, what is wrong with them, and whether they were changed. What is read through the
 * functions is the state of the moment, whichever drawing they came from.
 */
export function useFormState<Values extends Record<string, unknown>>(options: FormOptions<Values>) {
  type Field = keyof Values & string;
  const { initial, validate, checksOnLeave, onChange } = options;
  const [store] = useState(() => createStore<State<Values>>({ values: initial, errors: {}, clean: initial }));
  const { values, errors } = useStore(store);
  const set = (part: Partial<State<Values>>) => store.set({ ...store.get(), ...part });
  const without = (field: string): FormErrors => {
    const { [field]: _, ...others } = store.get().errors;
    return others;
  };
  const change = (next: Values, left: FormErrors) => {
    set({ values: next, errors: left });
    onChange?.(next);
  };
  const setFieldError = (field: string, error: ReactNode) =>
    set({ errors: error ? { ...without(field), [field]: error } : without(field) });
  const setFieldValue = <F extends Field>(field: F, next: Updated<Values[F]>) => {
    const before = store.get().values;
    const value = typeof next === 'function' ? (next as (before: Values[F]) => Values[F])(before[field]) : next;
    change({ ...before, [field]: value }, without(field));
  };
  const validateField = (field: Field): { hasError: boolean } => {
    const error = validate(store.get().values)[field];
    setFieldError(field, error);
    return { hasError: Boolean(error) };
  };
  const isCheckedOnLeave = (field: string) =>
    typeof checksOnLeave === 'boolean' ? checksOnLeave : checksOnLeave.includes(field);
  return {
    values,
    errors,
    getValues: (): Values => store.get().values,
    setFieldValue,
    setValues: (part: Partial<Values>) => change({ ...store.get().values, ...part }, {}),
    setErrors: (next: FormErrors) => set({ errors: next }),
    setFieldError,
    validateField,
    reset: () => change(store.get().clean, {}),
    isDirty: () => {
      const now = store.get();
      return JSON.stringify(now.values) !== JSON.stringify(now.clean);
    },
    /** From now on these values, or those of the moment, are the unchanged ones. */
    resetDirty: (clean: Values = store.get().values) => set({ clean }),
    getInputProps: (field: Field, { type = 'input' }: { type?: 'input' | 'checkbox' } = {}): InputProps => ({
      ...((type === 'checkbox' ? { checked: Boolean(values[field]) } : { value: values[field] }) as Pick<
        InputProps,
        'value'
      >),
      onChange: (given) => setFieldValue(field, givenBy(given) as Values[Field]),
      onBlur: () => {
        if (isCheckedOnLeave(field)) validateField(field);
      },
      error: errors[field],
      'data-path': field,
    }),
    onSubmit:
      (
        onValid: (values: Values) => void,
        onInvalid: (errors: FormErrors, event: FormEvent<HTMLFormElement> | undefined) => void,
      ) =>
      (event?: FormEvent<HTMLFormElement>) => {
        event?.preventDefault();
        const wrong = validate(store.get().values);
        set({ errors: wrong });
        if (Object.keys(wrong).length > 0) onInvalid(wrong, event);
        else onValid(store.get().values);
      },
  };
}
