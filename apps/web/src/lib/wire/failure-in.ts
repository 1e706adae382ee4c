import { failureText } from '@assay/contract/errors.ts';
import type { Failure } from '@assay/contract/failure.ts';
import { currentLang } from '../lang.ts';

/** What a rule refuses, in the words of the page: for what is checked before it is sent. */
export const failureIn = ({ code, params }: Failure): string => failureText(code, currentLang(), params);
