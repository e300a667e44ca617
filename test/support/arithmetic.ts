/** What a sum comes to that is written as people read it: `(95 − 1,088 + 20 × 2) × 2`. */
export function evaluate(written: string): number {
  const tokens = written.replaceAll(',', '').match(/\d+|[−+×()]/g) ?? [];
  return sumFrom([...tokens]);
}

/** Takes a sum from the front of the tokens. */
function sumFrom(tokens: string[]): number {
  let value = productFrom(tokens);
  while (tokens[0] === '+' || tokens[0] === '−') {
    const sign = tokens.shift() === '+' ? 1 : -1;
    value += sign * productFrom(tokens);
  }
  return value;
}

function productFrom(tokens: string[]): number {
  let value = factorFrom(tokens);
  while (tokens[0] === '×') {
    tokens.shift();
    value *= factorFrom(tokens);
  }
  return value;
}

function factorFrom(tokens: string[]): number {
  const token = tokens.shift();
  if (token === '−') return -factorFrom(tokens);
  if (token === '+') return factorFrom(tokens);
  if (token !== '(') return Number(token);
  const value = sumFrom(tokens);
  tokens.shift();
  return value;
}
