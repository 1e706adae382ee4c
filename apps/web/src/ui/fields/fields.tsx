import type { ColorInputProps, MultiSelectProps, NumberInputProps, SelectProps, TagsInputProps } from '@mantine/core';
import { lateField } from './late-field.tsx';

const choices = () => import('./choices.ts');

export const Select = lateField<SelectProps>(async () => (await choices()).Select);
export const MultiSelect = lateField<MultiSelectProps>(async () => (await choices()).MultiSelect);
export const TagsInput = lateField<TagsInputProps>(async () => (await choices()).TagsInput);
export const ColorInput = lateField<ColorInputProps>(async () => (await import('./color-input.ts')).ColorInput);
export const NumberInput = lateField<NumberInputProps>(async () => (await import('./number-input.ts')).NumberInput);
