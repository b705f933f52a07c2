import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import type { BuildDefinition } from './remote.ts';
import { SHARED_VERSIONS, sharedForShell, type SharedModule } from './shared-modules.ts';
import { baseConfig, uniqueName, type BuildInput, type BuildTarget } from './webpack-base.ts';
import { KERNEL_CONTRACT } from '@wisata/kernel/remote';
import { BuildFactsPlugin } from './build-facts-plugin.ts';
import { EntryFilesPlugin } from './entry-files-plugin.ts';

const require = createRequire(import.meta.url);

type Facades = Partial<Record<SharedModule, string>>;

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
 * Which files of two shared packages are taken: of the router its production build, where every bundler is given the one
 * with warnings for developers; of react-i18next the same file by a name that its facade can ask for.
 */
function facadeAliases(input: BuildInput): Record<string, string> {
  const fromShell = createRequire(path.join(input.folder, 'package.json'));
  const fileOf = (name: string, file: string) =>
    path.join(path.dirname(fromShell.resolve(`${name}/package.json`)), 'dist', file);
  return {
    'react-router$': fileOf('react-router', 'production/index.mjs'),
    'react-router/dom$': fileOf('react-router', 'production/dom-export.mjs'),
    'react-i18next/es$': fileOf('react-i18next', 'es/index.js'),
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

/** What the host is in a browser and without one: alike but for what the federation tries out in each. */
function hostOf(
  input: BuildInput,
  facades: Facades,
  target: BuildTarget,
  experiments: ConstructorParameters<typeof ModuleFederationPlugin>[0]['experiments'] = {},
) {
  return new ModuleFederationPlugin({
    name: uniqueName(input),
    remotes: {},
    shared: sharedForShell(facades, target),
    shareStrategy: 'loaded-first',
    dts: false,
    dev: false,
    manifest: false,
    experiments: { asyncStartup: true, ...experiments },
  });
}

/** The host without a browser, `server/shell.cjs`: its exports come as a promise, because it is federated too. */
function serverBuild(input: BuildInput, facades: Facades): Configuration {
  const base = baseConfig(input, 'server');
  return {
    ...base,
    entry: { shell: './src/server.tsx' },
    output: { ...base.output, filename: 'shell.cjs', library: { type: 'commonjs2' } },
    resolve: { ...base.resolve, alias: { ...federationAliases(), ...facadeAliases(input) } },
    plugins: [...(base.plugins ?? []), hostOf(input, facades, 'server')],
  };
}

/**
 * The shell's build: the host that provides the shared modules and the federation runtime.
 * `facades` names the files that stand in for a shared module (see {@link sharedForShell}).
 */
export function shellBuild(facades: Facades): BuildDefinition {
  return (input) => {
    const base = baseConfig(input, 'client');
    return [
      {
        ...base,
        entry: { shell: './src/main.ts' },
        output: { ...base.output, publicPath: `/r/${input.name}/${input.version}/` },
        resolve: { ...base.resolve, alias: { ...federationAliases(), ...facadeAliases(input) } },
        plugins: [
          ...(base.plugins ?? []),
          hostOf(input, facades, 'client', { provideExternalRuntime: true, optimization: { target: 'web' } }),
          new EntryFilesPlugin(),
          new BuildFactsPlugin({ folder: input.folder, contract: KERNEL_CONTRACT, provides: SHARED_VERSIONS }),
        ],
      },
      workerBuild(input),
      serverBuild(input, facades),
    ];
  };
}
