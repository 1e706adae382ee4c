/** A formula of a text: its TeX, and whether it stands on lines of its own. */
export interface Formula {
  tex: string;
  display: boolean;
}

/** The name of a formula in a table of formulas that are set already. */
export const formulaKey = ({ tex, display }: Formula): string => `${display ? '$$' : '$'}${tex}`;

/** Formulas set beforehand, as HTML by their {@link formulaKey}. */
export type SetFormulas = Readonly<Record<string, string>>;
