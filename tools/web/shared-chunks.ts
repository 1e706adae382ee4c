import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { type CutChunk, findCircle, type PlanSettings, planChunks } from './chunk-plan.ts';

type Bundle = Rolldown.OutputBundle;
type Group = Rolldown.CodeSplittingGroup;

function* chunksOf(bundle: Bundle): Generator<CutChunk> {
  const styleBytes = (file: string) => {
    const style = bundle[file];
    return style?.type === 'asset' ? style.source.length : 0;
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    const { fileName, isEntry, isDynamicEntry, imports, modules } = chunk;
    yield {
      fileName,
      isEntry,
      isDynamicEntry,
      imports,
      modules: new Map(Object.entries(modules).map(([id, { renderedLength }]) => [id, renderedLength])),
      styleBytes: [...((chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? [])]
        .map(styleBytes)
        .reduce((sum, bytes) => sum + bytes, 0),
    };
  }
}

/** Refuses a bundle whose files import each other in a circle. */
const refuseCircles: Plugin = {
  name: 'refuse-circles',
  apply: 'build',
  generateBundle(_options, bundle) {
    const circle = findCircle(Object.values(bundle).filter((file) => file.type === 'chunk'));
    if (circle) this.error(`files import each other in a circle: ${circle.join(' → ')}`);
  },
};

const splitting = (groups: Group[], names: Rolldown.OutputOptions = {}) => ({
  preserveEntrySignatures: 'allow-extension' as const,
  output: { codeSplitting: { groups }, ...names },
});

/** Tables of pages name every file that a page loads: what many share goes by its hash alone. */
const SHORT_NAMES: Rolldown.OutputOptions = {
  chunkFileNames: ({ isDynamicEntry }) => `assets/${isDynamicEntry ? '[name]-' : ''}[hash:7].js`,
  assetFileNames: ({ names: [name] }) => `assets/${name?.endsWith('.css') ? '' : '[name]-'}[hash:6][extname]`,
};

/** Which file shared modules go to, learnt from a build that writes nothing: what pages share is known after unused code is gone. */
async function planFor(
  config: InlineConfig,
  groups: Group[],
  settings: PlanSettings,
): Promise<ReadonlyMap<string, string>> {
  let plan: ReadonlyMap<string, string> = new Map();
  const readCut: Plugin = {
    name: 'read-cut',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        plan = planChunks(chunksOf(bundle), settings);
      },
    },
  };
  await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    plugins: [config.plugins, readCut],
    build: {
      ...config.build,
      write: false,
      minify: false,
      sourcemap: false,
      rolldownOptions: { ...config.build?.rolldownOptions, ...splitting(groups) },
    },
  });
  return plan;
}

/**
 * Puts shared modules into the files that {@link planChunks} names. It builds a first time when a build begins, and not where the
 * configuration is only read, as those do who look for unused code.
 * @param config without these plugins
 * @param groups files of their own, whoever needs what is in them
 */
export function sharedChunks(config: InlineConfig, groups: Group[], settings: PlanSettings): Plugin[] {
  const plugin: Plugin = {
    name: 'shared-chunks',
    apply: 'build',
    async config() {
      const plan = await planFor(config, groups, settings);
      const shared: Group = {
        name: (id) => plan.get(id) ?? null,
        debugName: 'shared',
        test: (id) => plan.has(id),
        includeDependenciesRecursively: false,
      };
      return { build: { rolldownOptions: splitting([...groups, shared], SHORT_NAMES) } };
    },
  };
  return [plugin, refuseCircles];
}
