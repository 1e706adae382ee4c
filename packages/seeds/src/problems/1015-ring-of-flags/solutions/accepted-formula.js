const [, ...questions] = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const modulus = 998244353n;

const power = (base, exponent) => {
  let result = 1n;
  let square = base % modulus;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
};

const ways = (n, k) => {
  if (n === 1n) return k % modulus;
  const last = n % 2n === 0n ? k - 1n : 1n - k;
  return (((power(k - 1n, n) + last) % modulus) + modulus) % modulus;
};

console.log(questions.map((question) => ways(...question.trim().split(' ').map(BigInt))).join('\n'));
