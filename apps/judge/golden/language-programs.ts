import { SCRIPT_PROGRAMS } from './script-programs.ts';

/**
 * For each language one program that does what its first number asks for, and one that does not compile. By number:
 * 1 writes the sum, 2 writes a wrong sum, 3 never ends, 4 takes memory until there is none, 5 crashes.
 * Languages that differ by a flag alone share a program; see `FAMILIES`.
 */
export interface LanguagePrograms {
  program: string;
  /** Null for languages in which nothing is refused before it runs. */
  broken: string | null;
}

const C = `#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) {
    long long a, b;
    scanf("%lld %lld", &a, &b);
    if (a == 3) for (volatile int i = 0;; i++);
    if (a == 4) for (;;) memset(malloc(1 << 20), 1, 1 << 20);
    if (a == 5) abort();
    printf("%lld\\n", a + b + (a == 2));
    return 0;
}
`;

export const PROGRAMS: Record<string, LanguagePrograms> = {
  ...SCRIPT_PROGRAMS,
  C: { program: C, broken: 'int main(void) { return undeclared; }' },
  'C++': { program: C.replace('malloc', '(char *)malloc'), broken: 'int main() { return undeclared; }' },
  Java: {
    program: `import java.util.*;
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long a = in.nextLong(), b = in.nextLong();
        if (a == 3) for (;;) b++;
        if (a == 4) for (List<long[]> all = new ArrayList<>();;) all.add(new long[1 << 17]);
        if (a == 5) throw new IllegalStateException();
        System.out.println(a + b + (a == 2 ? 1 : 0));
    }
}
`,
    broken: 'public class Main { public static void main(String[] args) { return 1; } }',
  },
  Kotlin: {
    program: `fun main() {
    var (a, b) = readLine()!!.split(" ").map { it.toLong() }
    if (a == 3L) while (true) b++
    if (a == 4L) { val all = ArrayList<LongArray>(); while (true) all.add(LongArray(1 shl 17)) }
    if (a == 5L) throw IllegalStateException()
    println(a + b + (if (a == 2L) 1 else 0))
}
`,
    broken: 'fun main() { val x: Int = "text" }',
  },
  Scala: {
    program: `object Main {
  def main(args: Array[String]): Unit = {
    val Array(a, b) = scala.io.StdIn.readLine().split(" ").map(_.toLong)
    var n = b
    if (a == 3) while (true) n += 1
    if (a == 4) { val all = scala.collection.mutable.ArrayBuffer[Array[Long]](); while (true) all += new Array[Long](1 << 17) }
    if (a == 5) throw new IllegalStateException()
    println(a + b + (if (a == 2) 1 else 0))
  }
}
`,
    broken: 'object Main { def main(args: Array[String]): Unit = { val x: Int = "text" } }',
  },
  Golang: {
    program: `package main

import "fmt"

func main() {
	var a, b int64
	fmt.Scan(&a, &b)
	for n := 0; a == 3; { n++ }
	var all [][]byte
	for a == 4 {
		block := make([]byte, 1<<20)
		for i := range block { block[i] = 1 }
		all = append(all, block)
	}
	if a == 5 { panic(len(all)) }
	if a == 2 { b++ }
	fmt.Println(a + b)
}
`,
    broken: 'package main\n\nfunc main() { var unused int }\n',
  },
  Rust: {
    program: `fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    let numbers: Vec<i64> = line.split_whitespace().map(|word| word.parse().unwrap()).collect();
    let (a, b) = (numbers[0], numbers[1]);
    let mut n = 0u64;
    while a == 3 { unsafe { std::ptr::write_volatile(&mut n, 1); } }
    let mut all = Vec::new();
    while a == 4 { all.push(vec![1u8; 1 << 20]); }
    if a == 5 { panic!("{}", all.len()); }
    println!("{}", a + b + (a == 2) as i64);
}
`,
    broken: 'fn main() { let number: i32 = "text"; }',
  },
  'C#': {
    program: `using System;
using System.Collections.Generic;
class Program {
    static void Main() {
        var parts = Console.ReadLine().Split(' ');
        long a = long.Parse(parts[0]), b = long.Parse(parts[1]);
        while (a == 3) b++;
        var all = new List<byte[]>();
        while (a == 4) { var block = new byte[1 << 20]; for (int i = 0; i < block.Length; i += 4096) block[i] = 1; all.Add(block); }
        if (a == 5) throw new InvalidOperationException();
        Console.WriteLine(a + b + (a == 2 ? 1 : 0));
    }
}
`,
    broken: 'class Program { static void Main() { int x = "text"; } }',
  },
  'F#': {
    program: `let parts = stdin.ReadLine().Split(' ') |> Array.map int64
let a, b = parts.[0], parts.[1]
while a = 3L do ()
let all = System.Collections.Generic.List<byte[]>()
while a = 4L do all.Add(Array.create (1 <<< 20) 1uy)
if a = 5L then failwith "crash"
printfn "%d" (a + b + (if a = 2L then 1L else 0L))
`,
    broken: 'let x : int = "text"',
  },
  Pascal: {
    program: `var
  a, b: int64;
  block: pchar;
begin
  read(a, b);
  while a = 3 do inc(b);
  while a = 4 do begin getmem(block, 1048576); fillchar(block^, 1048576, 1); end;
  if a = 5 then runerror(200);
  if a = 2 then inc(b);
  writeln(a + b);
end.
`,
    broken: 'begin\n  writeln(undeclared)\nend.\n',
  },
  Haskell: {
    program: `import qualified Data.Map.Strict as M

spin :: Int -> Int
spin n = if n < 0 then n else spin (n \`mod\` 7 + 1)

main :: IO ()
main = do
  [a, b] <- map read . words <$> getLine
  let m = if a == 4 then M.fromList [(i, i) | i <- [1 .. 100000000 :: Int]] else M.empty
  case a of
    3 -> print (spin b)
    5 -> error "crash"
    _ -> print (a + b + M.size m + (if a == 2 then 1 else 0))
`,
    broken: 'main :: IO ()\nmain = putStrLn 1\n',
  },
  OCaml: {
    program: `let () =
  Scanf.scanf " %d %d" (fun a b ->
    while a = 3 do ignore (Sys.opaque_identity b) done;
    let all = ref [] in
    while a = 4 do all := Bytes.make 1048576 'x' :: !all done;
    if a = 5 then failwith "crash";
    Printf.printf "%d\n" (a + b + if a = 2 then 1 else 0))
`,
    broken: 'let () = print_int "text"',
  },
  D: {
    program: `import std.stdio;
void main()
{
    long a, b;
    readf(" %d %d", &a, &b);
    while (a == 3) stdout.flush();
    ubyte[][] all;
    while (a == 4) { auto block = new ubyte[1 << 20]; block[] = 1; all ~= block; }
    if (a == 5) throw new Exception("crash");
    writeln(a + b + (a == 2 ? 1 : 0));
}
`,
    broken: 'void main() { int x = "text"; }',
  },
  Nim: {
    program: `import strutils, sequtils
let numbers = stdin.readLine.splitWhitespace.map(parseInt)
let (a, b) = (numbers[0], numbers[1])
var n {.volatile.} = 0
while a == 3: n = n xor 1
var all: seq[string]
while a == 4: all.add(repeat('x', 1 shl 20))
if a == 5: raise newException(ValueError, "crash")
echo a + b + (if a == 2: 1 else: 0)
`,
    broken: 'let x: int = "text"',
  },
  Swift: {
    program: `let numbers = readLine()!.split(separator: " ").map { Int($0)! }
let (a, b) = (numbers[0], numbers[1])
var n = b
while a == 3 { n &+= 1 }
var all: [[UInt8]] = []
while a == 4 { all.append([UInt8](repeating: 1, count: 1 << 20)) }
if a == 5 { fatalError() }
print(a + b + (a == 2 ? 1 : 0))
`,
    broken: 'let x: Int = "text"',
  },
};

/** The language whose programs a language shares. */
export const familyOf = (name: string) =>
  name.startsWith('C++') ? 'C++' : /^C( |$)/.test(name) ? 'C' : name === 'PyPy3' ? 'Python3' : name;
