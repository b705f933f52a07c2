import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration, RuleSetRule } from 'webpack';
import { KERNEL_CONTRACT } from '@wisata/kernel/remote';
import { BuildFactsPlugin } from './build-facts-plugin.ts';
import { PageFilesPlugin } from './page-files-plugin.ts';
import { sharedForRemote } from './shared-modules.ts';
import { baseConfig, uniqueName, type BuildInput, type BuildTarget } from './webpack-base.ts';

const require = createRequire(import.meta.url);

/** What a package's `webpack.config.ts` exports: the input decides version and place, the package decides nothing else. */
export type BuildDefinition = (input: BuildInput) => Configuration[];

const DOOR = './src/manifest.ts';

function contractRule({ folder }: BuildInput): RuleSetRule {
  return {
    resource: path.resolve(folder, DOOR),
    enforce: 'pre',
    loader: require.resolve('./contract-loader.cjs'),
    options: { contract: KERNEL_CONTRACT },
  };
}

/** What is told of a release; a build for development is none, and reads only the files that have changed. */
function factPlugins({ folder, mode }: BuildInput) {
  if (mode === 'development') return [];
  const facts = { folder, door: DOOR, contract: KERNEL_CONTRACT, provides: {} };
  return [new PageFilesPlugin({ folder, door: DOOR }), new BuildFactsPlugin(facts)];
}

function federation(input: BuildInput, target: BuildTarget) {
  const common = {
    name: uniqueName(input),
    exposes: { './remote': DOOR },
    shared: sharedForRemote(),
    shareStrategy: 'loaded-first' as const,
    dts: false,
    dev: false,
  };
  return target === 'client'
    ? new ModuleFederationPlugin({
        ...common,
        filename: 'remoteEntry.js',
        manifest: { fileName: 'mf-manifest.json' },
        experiments: { externalRuntime: true, optimization: { target: 'web' } },
      })
    : new ModuleFederationPlugin({
        ...common,
        filename: 'remoteEntry.cjs',
        library: { type: 'commonjs-module', name: uniqueName(input) },
        manifest: false,
      });
}

/**
 * The whole build of a remote, browser and server, from one line: `export default remoteBuild();`.
 * The one door is `src/manifest.ts`, exposed as `./remote`.
 */
export function remoteBuild(): BuildDefinition {
  return (input) =>
    (['client', 'server'] as const).map((target) => {
      const base = baseConfig(input, target);
      return {
        ...base,
        entry: {},
        module: { ...base.module, rules: [...(base.module?.rules ?? []), contractRule(input)] },
        output: { ...base.output, publicPath: 'auto' },
        plugins: [
          ...(base.plugins ?? []),
          federation(input, target),
          ...(target === 'client' ? factPlugins(input) : []),
        ],
      };
    });
}
