import { TextInput, type TextInputProps } from '@mantine/core';
import type { ComponentType } from 'react';
import { latePart } from '../lazy-part.tsx';

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
 * and height holds its place while it comes.
 */
export const lateField = <P extends object>(fetch: () => Promise<ComponentType<P>>) =>
  latePart<P>(fetch, (props) => <TextInput {...placeOf(props as TextInputProps)} readOnly aria-busy />);
