import { type FunctionComponent, memo, type NamedExoticComponent } from 'react';
import type { ProblemForm } from '../form/problem-form.ts';

/** Changes some fields, or makes another form of the one there is. */
export type ChangeForm = (next: Partial<ProblemForm> | ((form: ProblemForm) => ProblemForm)) => void;

/** What every card of the editor gets: the fields `K` of the form. */
export interface CardProps<K extends keyof ProblemForm = never> {
  form: Pick<ProblemForm, K>;
  change: ChangeForm;
  /** The refusal to show beside the field of this path. Fields carry their path as `name`. */
  errorOf: (path: string) => string | undefined;
}

/** A card that is drawn anew only when one of its fields, or what else it gets, has changed: typing stays quick. */
export function cardOf<K extends keyof ProblemForm, P extends CardProps<K>>(
  fields: readonly K[],
  Card: FunctionComponent<P>,
): NamedExoticComponent<P> {
  return memo(Card, (before, after) =>
    (Object.keys(after) as (keyof P)[]).every((name) =>
      name === 'form'
        ? fields.every((field) => before.form[field] === after.form[field])
        : before[name] === after[name],
    ),
  );
}
