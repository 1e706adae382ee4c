/** Passwords of six characters and more that guessers try first, as leaks have shown year after year. */
const COMMON = new Set(
  `123456 password 12345678 qwerty 123456789 1234567 1234567890 111111 123123 000000 abc123 password1 654321 666666
  qwerty123 1q2w3e4r 1q2w3e4r5t 987654321 112233 121212 123321 888888 qwertyuiop 123qwe iloveyou admin123 admin1234
  admin12345 admin123456 administrator root123 root1234 root123456 rootroot adminadmin toor123 test123 test1234 testtest
  guest123 welcome welcome1 welcome123 letmein letmein1 monkey dragon sunshine princess football baseball superman batman
  shadow master master123 michael jordan23 trustno1 whatever freedom computer internet samsung google pokemon naruto
  starwars hello123 hellohello charlie donald passw0rd p@ssw0rd p@ssword pa$$word password123 password1234 password12
  passwd passwd123 changeme changeme123 default secret secret123 qwe123 qweasd qweasdzxc qazwsx qazwsxedc 1qaz2wsx
  1qaz2wsx3edc zaq12wsx zaq1zaq1 zxcvbn zxcvbnm asdfgh asdfghjkl asdf1234 asd123 a123456 a1234567 a12345678 a123456789
  aa123456 aa12345678 abc123456 abcd1234 abc12345 abcdef abcdefg abcdefgh abcd123456 q1w2e3r4 q1w2e3r4t5 123abc 123456a
  123456b 12345a 1234qwer qwer1234 qwert12345 qwerty1 qwerty12 qwerty1234 1234abcd 123456abc 12341234 123123123 1231234
  11111111 1111111 111111111 1111111111 00000000 0000000000 22222222 222222 333333 444444 555555 5555555 66666666 777777
  7777777 77777777 88888888 8888888 888888888 999999 99999999 147258 147258369 159753 159357 123654 1234560 12345678910
  0123456789 987654 9876543210 87654321 7654321 135790 246810 131313 102030 101010 110110 100000 123789 789456 789456123
  456789 456123 741852963 963852741 852456 520520 5201314 1314520 520131400 woaini woaini123 woaini1314 woaini520 584520
  wang123 zhang123 zhang123456 li123456 taobao tiantian aini1314 7758521 7758258 5211314 5845201314 iloveyou1 lovely
  loveme forever family angel123 anthony andrew thomas robert daniel jessica ashley jennifer michelle nicole hunter
  hunter2 killer soccer hockey george summer winter spring flower cookie cheese banana orange chocolate liverpool chelsea
  arsenal barcelona realmadrid ferrari mercedes mustang corvette harley matrix access ginger pepper purple silver`
    .split(/\s+/)
    .filter((password) => password !== ''),
);

/** Whether a password is among the first that a guesser tries: a common one, or the user's own name. */
export function isCommonPassword(password: string, username = ''): boolean {
  const lower = password.toLowerCase();
  return COMMON.has(lower) || (username !== '' && lower === username.toLowerCase()) || /^(.)\1*$/u.test(lower);
}
