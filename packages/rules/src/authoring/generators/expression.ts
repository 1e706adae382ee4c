import type { Budget } from '@assay/contract/readers/bounded.ts';
import { ScriptError } from './script-fault.ts';

/** What expressions of a test script come to. */
export type Value = number | string | boolean | readonly Value[];

/** Names and what they stand for. */
export type Scope = ReadonlyMap<string, Value>;

/** An expression that was read; evaluating it counts each of its steps. */
export type Expression = (scope: Scope, budget: Budget) => Value;

const TEXT_MAX = 10_000;
const LIST_MAX = 10_000;
const DEPTH_MAX = 40;

/** Numbers, strings, names and signs; the longer sign first. */
const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|"([^"]*)"|'([^']*)'|([A-Za-z_]\w*)|(\.\.|[=!<>]=|&&|\|\||[-+*/%<>=!()[\],?]))/y;

interface Token {
  kind: 'number' | 'text' | 'name' | 'sign';
  text: string;
}

function tokensOf(source: string, line: number): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  const end = source.trimEnd().length;
  while (TOKEN.lastIndex < end) {
    const from = TOKEN.lastIndex;
    const found = TOKEN.exec(source);
    if (!found) throw new ScriptError(line, 'syntax', source.slice(from).trim());
    const [, number, double, single, name, sign] = found;
    if (number !== undefined) tokens.push({ kind: 'number', text: number });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name });
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign });
    else tokens.push({ kind: 'text', text: double ?? single ?? '' });
  }
  return tokens;
}

type Compare = (a: number, b: number) => boolean;
const COMPARE: Record<string, Compare> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  lt: (a, b) => a < b,
  lte: (a, b) => a <= b,
  gt: (a, b) => a > b,
  gte: (a, b) => a >= b,
};
const MULTIPLY: Record<string, (a: number, b: number) => number> = {
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '%': (a, b) => Math.trunc(a) % Math.trunc(b),
};

/**
 * Reads an expression: numbers, strings, lists, ranges (`1..5`), names, `x[0]`, `x?size`, arithmetic, comparison (`>` inside a tag in parentheses, or as
 * `gt`), `&&`, `||`, `!`.
 * @throws ScriptError of the line; so do the expressions when they are evaluated
 */
export function readExpression(source: string, line: number): Expression {
  const tokens = tokensOf(source, line);
  let at = 0;
  let depth = 0;
  const bad = (): never => {
    throw new ScriptError(line, 'syntax', tokens[at]?.text ?? source.trim());
  };
  const wrong = (what: unknown): never => {
    throw new ScriptError(line, 'wrongType', String(what));
  };
  const take = (...texts: string[]): string | null => {
    const token = tokens[at];
    if (!token || token.kind === 'number' || token.kind === 'text' || !texts.includes(token.text)) return null;
    at++;
    return token.text;
  };
  const number = (value: Value): number =>
    typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : wrong(value);
  const truth = (value: Value): boolean => (typeof value === 'boolean' ? value : wrong(value));
  const whole = (value: Value): number => (Number.isInteger(value) ? number(value) : wrong(value));
  const counted =
    (evaluate: Expression): Expression =>
    (scope, budget) => {
      budget.take();
      return evaluate(scope, budget);
    };

  const logical = (sign: '&&' | '||', next: () => Expression): Expression => {
    let left = next();
    while (take(sign)) {
      const [a, b] = [left, next()];
      left = counted((scope, budget) =>
        sign === '&&'
          ? truth(a(scope, budget)) && truth(b(scope, budget))
          : truth(a(scope, budget)) || truth(b(scope, budget)),
      );
    }
    return left;
  };
  const any = (): Expression => {
    if (++depth > DEPTH_MAX) bad();
    const read = logical('||', () => logical('&&', equality));
    depth--;
    return read;
  };
  const equality = (): Expression => {
    const left = comparison();
    const sign = take('==', '=', '!=');
    if (!sign) return left;
    const right = comparison();
    return counted((scope, budget) => {
      const [a, b] = [left(scope, budget), right(scope, budget)];
      if (typeof a !== typeof b || typeof a === 'object') wrong(b);
      return (a === b) === (sign !== '!=');
    });
  };
  const comparison = (): Expression => {
    const left = range();
    const sign = take(...Object.keys(COMPARE));
    if (!sign) return left;
    const right = range();
    return counted((scope, budget) => COMPARE[sign]!(number(left(scope, budget)), number(right(scope, budget))));
  };
  const range = (): Expression => {
    const left = sum();
    if (!take('..')) return left;
    const right = sum();
    return counted((scope, budget) => {
      const [from, to] = [whole(left(scope, budget)), whole(right(scope, budget))];
      const length = Math.abs(to - from) + 1;
      if (length > LIST_MAX) throw new ScriptError(line, 'tooMuch');
      budget.take(length);
      return Array.from({ length }, (_one, step) => (from <= to ? from + step : from - step));
    });
  };
  const sum = (): Expression => {
    let left = product();
    for (let sign = take('+', '-'); sign; sign = take('+', '-')) {
      const [a, b, isSum] = [left, product(), sign === '+'];
      left = counted((scope, budget) => {
        const [x, y] = [a(scope, budget), b(scope, budget)];
        if (!isSum || (typeof x === 'number' && typeof y === 'number'))
          return number(isSum ? number(x) + number(y) : number(x) - number(y));
        const text = printValue(x, line) + printValue(y, line);
        if (text.length > TEXT_MAX) throw new ScriptError(line, 'tooMuch');
        budget.take(text.length);
        return text;
      });
    }
    return left;
  };
  const product = (): Expression => {
    let left = unary();
    for (let sign = take('*', '/', '%'); sign; sign = take('*', '/', '%')) {
      const [a, b, calculate] = [left, unary(), MULTIPLY[sign]!];
      left = counted((scope, budget) => number(calculate(number(a(scope, budget)), number(b(scope, budget)))));
    }
    return left;
  };
  const unary = (): Expression => {
    const sign = take('-', '!');
    if (!sign) return postfix();
    if (++depth > DEPTH_MAX) bad();
    const of = unary();
    depth--;
    return counted((scope, budget) => (sign === '-' ? -number(of(scope, budget)) : !truth(of(scope, budget))));
  };
  const postfix = (): Expression => {
    let left = primary();
    for (;;) {
      const of = left;
      if (take('[')) {
        const index = any();
        if (!take(']')) bad();
        left = counted((scope, budget) => {
          const list = of(scope, budget);
          if (typeof list !== 'object') return wrong(list);
          return list[whole(index(scope, budget))] ?? wrong(index(scope, budget));
        });
      } else if (take('?')) {
        const what = take('c', 'size') ?? bad();
        left = counted((scope, budget) => {
          const value = of(scope, budget);
          if (what === 'c') return printValue(value, line);
          return typeof value === 'object' ? value.length : wrong(value);
        });
      } else return left;
    }
  };
  const primary = (): Expression => {
    const token = tokens[at];
    if (!token) return bad();
    if (token.kind === 'number') {
      const value = Number(token.text);
      if (value > Number.MAX_SAFE_INTEGER) bad();
      at++;
      return () => value;
    }
    if (token.kind === 'text') {
      at++;
      return () => token.text;
    }
    if (token.kind === 'name') {
      at++;
      const { text } = token;
      if (text === 'true' || text === 'false') return () => text === 'true';
      return counted((scope) => {
        const value = scope.get(text);
        if (value === undefined) throw new ScriptError(line, 'unknownName', text);
        return value;
      });
    }
    if (take('(')) {
      const inner = any();
      if (!take(')')) bad();
      return inner;
    }
    if (!take('[')) return bad();
    const items: Expression[] = [];
    if (!take(']')) {
      do items.push(any());
      while (take(','));
      if (!take(']')) bad();
    }
    return counted((scope, budget) => items.map((item) => item(scope, budget)));
  };

  const read = any();
  if (at < tokens.length) bad();
  return read;
}

/** A value as text: whole numbers without marks between their digits, others with at most three decimals. */
export function printValue(value: Value, line: number): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') throw new ScriptError(line, 'wrongType', String(value));
  return String(Number.isInteger(value) ? value : Math.round(value * 1000) / 1000);
}
