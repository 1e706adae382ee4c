import type {
  ColorInputProps,
  MultiSelectProps,
  NumberInputProps,
  PasswordInputProps,
  SelectProps,
  TagsInputProps,
} from '@mantine/core';
import { lateField } from './late-field.tsx';

const choices = () => import('./choices.ts');

export const Select = lateField<SelectProps>(async () => (await choices()).Select);
export const MultiSelect = lateField<MultiSelectProps>(async () => (await choices()).MultiSelect);
export const TagsInput = lateField<TagsInputProps>(async () => (await choices()).TagsInput);
export const ColorInput = lateField<ColorInputProps>(async () => (await import('./color-input.ts')).ColorInput);
export const NumberInput = lateField<NumberInputProps>(async () => (await import('./number-input.ts')).NumberInput);
/** Where few are asked for a password; forms of accounts, which password managers fill in at once, have Mantine's. */
export const PasswordInput = lateField<PasswordInputProps>(
  async () => (await import('./password-input.ts')).PasswordInput,
);
