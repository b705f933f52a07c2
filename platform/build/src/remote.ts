import { createRequire } from 'node:module';
import path from 'node:path';
import type { RuleSetRule } from 'webpack';
import { REMOTE_DOOR, REMOTE_ENTRY, REMOTE_MANIFEST } from '@wisata/kernel/container';
import { KERNEL_CONTRACT } from '@wisata/kernel/remote';
import { BuildFactsPlugin } from './build-facts-plugin.ts';
import { federation, remoteAliases } from './federation.ts';
import { HOT_ALIASES } from './hot/hot-rules.ts';
import { packageBuild, type BuildDefinition } from './package-build.ts';
import { ModuleListPlugin } from './module-list-plugin.ts';
import { OpenDoorPlugin } from './open-door-plugin.ts';
import { PageFilesPlugin } from './page-files-plugin.ts';
import { FEDERATION, SHARED_RANGES, sharedForRemote } from './shared-modules.ts';
import { baseConfig, uniqueName, type BuildInput, type BuildTarget } from './webpack-base.ts';

const require = createRequire(import.meta.url);

const DOOR = './src/manifest.ts';
const DOOR_CHUNK = 'door';

function contractRule({ folder }: BuildInput): RuleSetRule {
  return {
    resource: path.resolve(folder, DOOR),
    enforce: 'pre',
    loader: require.resolve('./contract-loader.cjs'),
    options: { contract: KERNEL_CONTRACT },
  };
}

/** What is told of a release; a build for development is none, and reads only the files that have changed. */
function factPlugins({ folder, mode, outputFolder }: BuildInput) {
  if (mode === 'development') return [];
  // It works on what is inside the page's runtime, which another minor version may have changed.
  const requires = { [FEDERATION.name]: `~${FEDERATION.version}` };
  const facts = { folder, door: DOOR, contract: KERNEL_CONTRACT, provides: {}, requires, mayRequire: SHARED_RANGES };
  return [
    new OpenDoorPlugin(DOOR_CHUNK),
    new PageFilesPlugin({ folder, door: DOOR }),
    new BuildFactsPlugin(facts),
    new ModuleListPlugin({ folder, outputFolder }),
  ];
}

/** The container: for browsers a global of the build's own name beside its manifest, in Node what its file exports. */
function container(input: BuildInput, target: BuildTarget) {
  const name = uniqueName(input);
  return federation(target, {
    name,
    exposes: { [REMOTE_DOOR]: { import: DOOR, name: DOOR_CHUNK } },
    shared: sharedForRemote(),
    ...(target === 'client'
      ? // Made anew at every save it would take longer than the build; it never changes there, and the server gives it.
        { filename: REMOTE_ENTRY, manifest: !input.isHot && { fileName: REMOTE_MANIFEST } }
      : { filename: 'remoteEntry.cjs', library: { type: 'commonjs2' } }),
  });
}

/**
 * The whole build of a remote, browser and server, from one line: `export default remoteBuild();`.
 * The one door is `src/manifest.ts`, exposed as `./remote`.
 */
export function remoteBuild(): BuildDefinition {
  return packageBuild((input) =>
    (['client', 'server'] as const).map((target) => {
      const base = baseConfig(input, target);
      return {
        ...base,
        entry: {},
        module: { ...base.module, rules: [...(base.module?.rules ?? []), contractRule(input)] },
        output: { ...base.output, publicPath: 'auto' },
        resolve: {
          ...base.resolve,
          alias: target === 'client' ? { ...remoteAliases(), ...(input.isHot && HOT_ALIASES) } : {},
        },
        plugins: [
          ...(base.plugins ?? []),
          ...container(input, target),
          ...(target === 'client' ? factPlugins(input) : []),
        ],
      };
    }),
  );
}
