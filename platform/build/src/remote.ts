import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { sharedForRemote } from './shared-modules.ts';
import { baseConfig, uniqueName, type BuildInput, type BuildTarget } from './webpack-base.ts';

/** What a package's `webpack.config.ts` exports: the input decides version and place, the package decides nothing else. */
export type BuildDefinition = (input: BuildInput) => Configuration[];

function federation(input: BuildInput, target: BuildTarget) {
  const common = {
    name: uniqueName(input),
    exposes: { './remote': './src/manifest.ts' },
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
        output: { ...base.output, publicPath: 'auto' },
        plugins: [...(base.plugins ?? []), federation(input, target)],
      };
    });
}
