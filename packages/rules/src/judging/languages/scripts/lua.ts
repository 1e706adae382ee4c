import { ADDITION, type LanguageData } from '../language.ts';

const template = `local a, b = io.read("n", "n")
print(a + b)
`;

export const lua: LanguageData = {
  name: 'Lua',
  description: 'Lua 5.4',
  contentType: 'text/x-lua',
  sourceFile: 'main.lua',
  tools: ['/usr/bin/lua5.4', '/usr/bin/luac5.4'],
  packages: ['lua5.4'],
  versionArgv: ['/usr/bin/lua5.4', '-v'],
  compile: {
    argv: ['/usr/bin/luac5.4', '-p', 'main.lua'],
    limits: { cpuMs: 5_000, wallMs: 20_000, memoryMb: 512, processes: 16, workMb: 64 },
    keeps: { kind: 'source' },
  },
  run: { argv: ['/usr/bin/lua5.4', '/app/main.lua'], processes: 16 },
  timeFactor: 2,
  memoryFactor: 2,
  mayCheck: false,
  template,
  codeTemplate: '',
  selfTest: {
    code: `local function deep(n) if n == 0 then return 0 end return deep(n - 1) + 1 end
assert(deep(5000) == 5000)
local numbers, sum = {}, 0
for word in io.read("a"):gmatch("%d+") do numbers[#numbers + 1] = math.tointeger(word) end
table.sort(numbers)
for _, number in ipairs(numbers) do sum = sum + number end
print(sum)
`,
    ...ADDITION,
  },
};
