import type { ProblemForm } from '../form/problem-form.ts';

/** Changes some fields, or makes another form of the one there is. */
export type ChangeForm = (next: Partial<ProblemForm> | ((form: ProblemForm) => ProblemForm)) => void;

/** What every card of the editor gets. */
export interface CardProps {
  form: ProblemForm;
  change: ChangeForm;
  /** The refusal to show beside the field of this path. Fields carry their path as `name`. */
  errorOf: (path: string) => string | undefined;
}
