import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type FormErrors, useFormState } from './form-state.ts';

const START = { name: '', tags: ['a'], isOpen: false };
type Values = typeof START;

const onChange = vi.fn();
const validate = ({ name, tags }: Values): FormErrors => ({
  ...(name === '' ? { name: 'Write a name' } : {}),
  ...(tags.length > 2 ? { tags: 'Too many' } : {}),
});
const open = (checksOnLeave: boolean | string[] = true) =>
  renderHook(() => useFormState({ initial: START, validate, checksOnLeave, onChange })).result;
const typed = (value: string, type = 'text') => {
  const currentTarget = Object.assign(document.createElement('input'), { type, value });
  if (type === 'checkbox') currentTarget.checked = value === 'on';
  return { nativeEvent: {}, currentTarget };
};

beforeEach(() => onChange.mockClear());

it('takes what boxes say, by event or as it is, and takes back what was wrong with them', () => {
  const form = open();
  act(() => form.current.setErrors({ name: 'Taken', tags: 'Too many' }));
  act(() => form.current.getInputProps('name').onChange(typed('Sum')));
  act(() => form.current.getInputProps('isOpen', { type: 'checkbox' }).onChange(typed('on', 'checkbox')));
  expect(form.current.values).toEqual({ name: 'Sum', tags: ['a'], isOpen: true });
  expect(form.current.errors).toEqual({ tags: 'Too many' });
  act(() => form.current.getInputProps('tags').onChange(['b', 'c']));
  expect(form.current.getInputProps('tags')).toMatchObject({
    value: ['b', 'c'],
    'data-path': 'tags',
    error: undefined,
  });
  expect(onChange).toHaveBeenLastCalledWith({ name: 'Sum', tags: ['b', 'c'], isOpen: true });
});

it('checks a box as it is left, where that is asked for', () => {
  const form = open(['name']);
  act(() => form.current.setValues({ tags: ['a', 'b', 'c'] }));
  act(() => form.current.getInputProps('tags').onBlur());
  expect(form.current.errors).toEqual({});
  act(() => form.current.getInputProps('name').onBlur());
  expect(form.current.errors).toEqual({ name: 'Write a name' });
});

it('hands out what is valid, and says where it is not', () => {
  const form = open();
  const [onValid, onInvalid] = [vi.fn(), vi.fn()];
  act(() => form.current.onSubmit(onValid, onInvalid)());
  expect(onInvalid).toHaveBeenCalledWith({ name: 'Write a name' }, undefined);
  // the drawing that submits may be older than the last change
  const { onSubmit, setFieldValue } = form.current;
  act(() => {
    setFieldValue('name', (before) => `${before}Sum`);
    onSubmit(onValid, onInvalid)();
  });
  expect(onValid).toHaveBeenCalledWith({ ...START, name: 'Sum' });
  expect(form.current.errors).toEqual({});
});

it('knows what was changed, and leads back to what was saved', () => {
  const form = open();
  expect(form.current.isDirty()).toBe(false);
  act(() => form.current.setFieldValue('tags', ['b']));
  expect(form.current.isDirty()).toBe(true);
  act(() => form.current.resetDirty());
  act(() => form.current.setFieldValue('tags', []));
  act(() => form.current.reset());
  expect(form.current.values.tags).toEqual(['b']);
  expect(form.current.isDirty()).toBe(false);
});
