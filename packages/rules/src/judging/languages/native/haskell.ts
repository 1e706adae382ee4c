import { ADDITION, type LanguageData } from '../language.ts';

const template = `main :: IO ()
main = do
  numbers <- map read . words <$> getContents
  print (sum numbers :: Int)
`;

export const haskell: LanguageData = {
  name: 'Haskell',
  description: 'GHC with containers, bytestring, text, mtl and the rest of its own libraries',
  contentType: 'text/x-haskell',
  sourceFile: 'main.hs',
  tools: ['/usr/bin/ghc'],
  packages: ['ghc'],
  versionArgv: ['/usr/bin/ghc', '--version'],
  compile: {
    argv: ['/usr/bin/ghc', '-O2', '-v0', '-w', '-DONLINE_JUDGE', '-rtsopts=ignoreAll', '-o', 'main', 'main.hs'],
    limits: { cpuMs: 30_000, wallMs: 90_000, memoryMb: 2048, processes: 64, workMb: 128 },
    keeps: { kind: 'file', path: 'main' },
  },
  run: { argv: ['/app/main'], processes: 32 },
  timeFactor: 2,
  memoryFactor: 2,
  mayCheck: false,
  template,
  codeTemplate: `module Main where

main :: IO ()
main = do
  return ()
`,
  selfTest: {
    code: `import qualified Data.ByteString.Char8 as B
import qualified Data.Map.Strict as M
import Data.Maybe (mapMaybe)
import Control.Monad.State

deep :: Int -> Int
deep 0 = 0
deep n = deep (n - 1) + 1

main :: IO ()
main = do
  numbers <- mapMaybe (fmap fst . B.readInt) . B.words <$> B.getContents
  let counted = M.fromListWith (+) [(n, 1 :: Int) | n <- numbers]
  if deep 1000000 == 1000000 then return () else error "recursion"
  print (execState (mapM_ (\\n -> modify (+ n)) (M.keys counted)) 0)
`,
    ...ADDITION,
  },
};
