import { PASSWORD_MAX, PASSWORD_MIN, USERNAME_MAX } from '@assay/contract/accounts/user.ts';
import type { Say } from '../../lib/text.ts';
import type { TEXT } from './text.ts';

/** Rules of account fields (ACC-10): each answers the sentence beside the box, or null. */
type Words = Say<typeof TEXT>;
type Check = string | null;

export const refuseUsername = (say: Words, value: string): Check => {
  if (value.trim() === '') return say('required', { field: say('username') });
  return value.trim().length > USERNAME_MAX ? say('usernameTooLong') : null;
};

export const refusePassword = (say: Words, value: string): Check => {
  if (value === '') return say('required', { field: say('password') });
  return value.length < PASSWORD_MIN || value.length > PASSWORD_MAX ? say('passwordLength') : null;
};

export const refuseRepeat = (say: Words, value: string, password: string): Check => {
  if (value === '') return say('required', { field: say('passwordAgain') });
  return value === password ? null : say('passwordMismatch');
};

export const isEmail = (value: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim());

export const refuseEmail = (say: Words, value: string): Check => {
  if (value.trim() === '') return say('required', { field: say('email') });
  return isEmail(value) ? null : say('emailFormat');
};

export const refuseCode = (say: Words, value: string): Check => {
  if (value.trim() === '') return say('required', { field: say('code') });
  return value.trim().length === 6 ? null : say('codeLength');
};

export const refuseCaptcha = (say: Words, value: string): Check => {
  if (value.trim() === '') return say('required', { field: say('captcha') });
  return value.trim().length > 8 ? say('captchaLength') : null;
};
