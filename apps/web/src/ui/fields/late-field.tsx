import { TextInput, type TextInputProps } from '@mantine/core';
import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '../lazy-part.tsx';

/** A field whose code comes when a page shows it. */
export interface LateField<P> {
  (props: P): React.ReactNode;
  /** Fetches its code, for those who know that it will be shown. */
  load(): Promise<unknown>;
}

/** What the field and what holds its place have alike: they are as high, and are called the same. */
const placeOf = ({
  label,
  description,
  placeholder,
  required,
  withAsterisk,
  size,
  w,
  maw,
  miw,
  mt,
  className,
  style,
  'aria-label': ariaLabel,
}: TextInputProps) => ({
  'aria-label': ariaLabel,
  ...{ label, description, placeholder, required, withAsterisk, size, w, maw, miw, mt, className, style },
});

/**
 * Makes a field of which most of a page's readers see nothing at first, and which weighs more than many a page: a plain one of the same name
 * and height holds its place while it comes. Once it is here it is drawn at once.
 */
export function lateField<P extends object>(fetch: () => Promise<ComponentType<P>>): LateField<P> {
  let here: ComponentType<P> | null = null;
  const load = async () => {
    here ??= await fetch();
    return here;
  };
  const Coming = lazyPart<P>(load);
  const Field = (props: P) => {
    const Part = here;
    if (Part) return <Part {...props} />;
    return (
      <Suspense fallback={<TextInput {...placeOf(props as TextInputProps)} readOnly aria-busy />}>
        <Coming {...props} />
      </Suspense>
    );
  };
  return Object.assign(Field, { load });
}
