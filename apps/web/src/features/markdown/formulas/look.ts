import 'katex/dist/katex.min.css';

/** The faces of almost every formula; the others come when one needs them. */
const FACES = ['1em KaTeX_Main', 'italic 1em KaTeX_Math', '1em KaTeX_Size1', '1em KaTeX_Size2'];

/** Settles when the fonts of formulas are there, or will not come: set before, a formula would change its size. */
export const loadFonts = () => Promise.allSettled(FACES.map((face) => document.fonts.load(face)));
