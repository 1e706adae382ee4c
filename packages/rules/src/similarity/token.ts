/** A token of a program: what it counts as, and where it stands. */
export interface Token {
  kind: string;
  from: number;
  to: number;
}
