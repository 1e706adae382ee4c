/** Commands that are one sign with room around it. */
const RELATIONS: Readonly<Record<string, string>> = {
  ...{ le: '≤', leq: '≤', leqslant: '≤', ge: '≥', geq: '≥', geqslant: '≥', ne: '≠', neq: '≠', lt: '<', gt: '>' },
  ...{ ll: '≪', gg: '≫', approx: '≈', equiv: '≡', sim: '∼', in: '∈', notin: '∉', subset: '⊂', subseteq: '⊆' },
  ...{ to: '→', rightarrow: '→', leftarrow: '←', gets: '←', Rightarrow: '⇒', iff: '⇔', mapsto: '↦', mid: '|' },
  ...{ times: '×', cup: '∪', cap: '∩', land: '∧', wedge: '∧', lor: '∨', vee: '∨', oplus: '⊕', pm: '±', bmod: 'mod' },
};
/** Commands that are one sign. */
const SIGNS: Readonly<Record<string, string>> = {
  ...{ cdot: '·', ldots: '…', dots: '…', cdots: '…', infty: '∞', sum: '∑', prod: '∏', int: '∫', emptyset: '∅' },
  ...{ forall: '∀', exists: '∃', neg: '¬', lfloor: '⌊', rfloor: '⌋', lceil: '⌈', rceil: '⌉', langle: '⟨', rangle: '⟩' },
  ...{ alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', epsilon: 'ε', varepsilon: 'ε', theta: 'θ', lambda: 'λ', mu: 'μ' },
  ...{ pi: 'π', rho: 'ρ', sigma: 'σ', tau: 'τ', phi: 'φ', varphi: 'φ', omega: 'ω', Delta: 'Δ', Theta: 'Θ', Omega: 'Ω' },
  ...{ Sigma: 'Σ', Pi: 'Π', ell: 'ℓ', circ: '°', star: '⋆', ast: '*', quad: ' ', qquad: ' ', lvert: '|', rvert: '|' },
};
/** Commands that change a look or a size alone. */
const SILENT = new Set(
  `left right middle big Big bigl bigr Bigl Bigr bigg Bigg displaystyle textstyle limits nolimits rm bf it tt
  mathrm mathbf mathit mathsf mathtt mathcal mathbb boldsymbol operatorname text textbf textit texttt textrm mbox
  overline underline bar hat vec tilde`.split(/\s+/),
);
const RAISED: Readonly<Record<string, string>> = {
  ...{
    0: '⁰',
    1: '¹',
    2: '²',
    3: '³',
    4: '⁴',
    5: '⁵',
    6: '⁶',
    7: '⁷',
    8: '⁸',
    9: '⁹',
    '-': '⁻',
    '+': '⁺',
    n: 'ⁿ',
    i: 'ⁱ',
  },
};
const LOWERED: Readonly<Record<string, string>> = {
  ...{
    0: '₀',
    1: '₁',
    2: '₂',
    3: '₃',
    4: '₄',
    5: '₅',
    6: '₆',
    7: '₇',
    8: '₈',
    9: '₉',
    i: 'ᵢ',
    j: 'ⱼ',
    '-': '₋',
    '+': '₊',
  },
};
/** Braces within braces beyond this are read as they stand. */
const DEPTH_MAX = 20;

/** A command may be called like something that every object has. */
const ownOf = (signs: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(signs, name) ? signs[name] : undefined;

class Reader {
  readonly #tokens: readonly string[];
  #at = 0;
  #depth = 0;

  constructor(tex: string) {
    this.#tokens = tex.match(/\\[a-zA-Z]+|\\.|./gsu) ?? [];
  }

  /** Up to the end of the formula, or of the braces that are open. */
  all(closing?: string): string {
    let text = '';
    while (this.#at < this.#tokens.length && this.#tokens[this.#at] !== closing) text += this.#next();
    this.#at += 1;
    return text;
  }

  #next(): string {
    const token = this.#tokens[this.#at++] ?? '';
    if (token === '{') return this.#inBraces();
    if (token === '}') return '';
    if (token === '~' || token === '&') return ' ';
    if (token === '^') return scriptOf(this.#part(), RAISED, '^');
    if (token === '_') return scriptOf(this.#part(), LOWERED, '_');
    if (token.length === 1 || !token.startsWith('\\')) return token;
    return this.#command(token.slice(1));
  }

  #inBraces(): string {
    if (this.#depth >= DEPTH_MAX) return '';
    this.#depth += 1;
    const text = this.all('}');
    this.#depth -= 1;
    return text;
  }

  /** What a command or a script takes: braces, or one sign. */
  #part(): string {
    while (/^\s$/.test(this.#tokens[this.#at] ?? '')) this.#at += 1;
    if (this.#depth >= DEPTH_MAX) return '';
    this.#depth += 1;
    const text = this.#next().trim();
    this.#depth -= 1;
    return text;
  }

  #command(name: string): string {
    if (/^[,;:! ]$/.test(name)) return name === '!' ? '' : ' ';
    if (name === '\\') return ' ';
    if (!/^[a-zA-Z]/.test(name)) return name;
    if (/^[dt]?frac$/.test(name)) return `${wrapped(this.#part())}/${wrapped(this.#part())}`;
    if (name === 'binom') return `C(${this.#part()}, ${this.#part()})`;
    if (name === 'sqrt') return `√${wrapped(this.#part())}`;
    if (name === 'pmod') return ` (mod ${this.#part()})`;
    if (SILENT.has(name)) return '';
    const relation = ownOf(RELATIONS, name);
    if (relation !== undefined) return ` ${relation} `;
    const sign = ownOf(SIGNS, name);
    if (sign !== undefined) return sign;
    return ` ${name}${/^[(_^{[]/.test(this.#tokens[this.#at] ?? '') ? '' : ' '}`;
  }
}

const wrapped = (text: string) => (/^[\p{L}\p{N}]*$/u.test(text) ? text : `(${text})`);

function scriptOf(text: string, signs: Readonly<Record<string, string>>, mark: string): string {
  const characters = [...text];
  if (characters.length > 0 && characters.every((one) => signs[one] !== undefined)) {
    return characters.map((one) => signs[one]).join('');
  }
  return characters.length <= 1 ? `${mark}${text}` : `${mark}(${text})`;
}

/** A formula as a line of text can say it: `$a_i \le 10^9$` is aᵢ ≤ 10⁹; what has no sign keeps its name. */
export const plainFormula = (tex: string): string => new Reader(tex).all().replace(/\s+/g, ' ').trim();
