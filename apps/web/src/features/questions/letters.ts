/** What an option is called by the place it is shown at: A, B, … Z, then by number. */
export const letterOf = (at: number): string => (at < 26 ? String.fromCharCode(65 + at) : String(at + 1));
