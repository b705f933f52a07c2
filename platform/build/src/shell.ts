import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import type { BuildDefinition } from './remote.ts';
import { SHARED_VERSIONS, sharedForShell, type SharedModule } from './shared-modules.ts';
import { baseConfig, uniqueName, type BuildInput } from './webpack-base.ts';
import { KERNEL_CONTRACT } from '@wisata/kernel/remote';
import { BuildFactsPlugin } from './build-facts-plugin.ts';
import { EntryFilesPlugin } from './entry-files-plugin.ts';

const require = createRequire(import.meta.url);

/** The federation runtime would be in the shell twice, as ESM and as CommonJS; these point everyone at the ESM copy. */
function federationAliases(): Record<string, string> {
  const fromEnhanced = createRequire(require.resolve('@module-federation/enhanced'));
  const esm = ['runtime-core', 'sdk', 'runtime', 'runtime-tools', 'inject-external-runtime-core-plugin'];
  const distOf = (name: string) => path.dirname(fromEnhanced.resolve(`@module-federation/${name}`));
  return {
    ...Object.fromEntries(esm.map((name) => [`@module-federation/${name}$`, path.join(distOf(name), 'index.js')])),
    '@module-federation/error-codes$': path.join(distOf('error-codes'), 'index.mjs'),
  };
}

/**
 * The service worker, `client/sw.js`: built beside the federated shell, never inside it, because it may share nothing
 * with pages and must be one file under a name that does not change.
 */
function workerBuild(input: BuildInput): Configuration {
  const { output, resolve, module, mode, context } = baseConfig(input, 'client');
  return {
    name: `${input.name}:worker`,
    mode,
    context,
    target: ['webworker', 'es2022'],
    devtool: false,
    entry: { sw: './src/worker/service-worker.ts' },
    output: { path: output?.path, filename: 'sw.js', clean: false },
    resolve,
    module,
    performance: false,
    stats: 'errors-warnings',
  };
}

/**
 * The shell's build: the host that provides the shared modules and the federation runtime.
 * `facades` names the files that stand in for a shared module (see {@link sharedForShell}).
 */
export function shellBuild(facades: Partial<Record<SharedModule, string>>): BuildDefinition {
  return (input) => {
    const base = baseConfig(input, 'client');
    return [
      {
        ...base,
        entry: { shell: './src/main.ts' },
        output: { ...base.output, publicPath: `/r/${input.name}/${input.version}/` },
        resolve: { ...base.resolve, alias: federationAliases() },
        plugins: [
          ...(base.plugins ?? []),
          new ModuleFederationPlugin({
            name: uniqueName(input),
            remotes: {},
            shared: sharedForShell(facades),
            shareStrategy: 'loaded-first',
            dts: false,
            dev: false,
            manifest: false,
            experiments: { asyncStartup: true, provideExternalRuntime: true, optimization: { target: 'web' } },
          }),
          new EntryFilesPlugin(),
          new BuildFactsPlugin({ folder: input.folder, contract: KERNEL_CONTRACT, provides: SHARED_VERSIONS }),
        ],
      },
      workerBuild(input),
    ];
  };
}
