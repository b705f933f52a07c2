import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { packageBuild, type BuildDefinition } from './package-build.ts';
import { FEDERATION, SHARED_VERSIONS, sharedForShell, type SharedModule } from './shared-modules.ts';
import { baseConfig, uniqueName, type BuildInput, type BuildTarget } from './webpack-base.ts';
import { KERNEL_CONTRACT } from '@wisata/kernel/remote';
import { BuildFactsPlugin } from './build-facts-plugin.ts';
import { EntryFilesPlugin } from './entry-files-plugin.ts';
import { federation, hostAliases, HOST_PLUGINS } from './federation.ts';
import { ModuleListPlugin } from './module-list-plugin.ts';
import { workerBuild, workerName, workerPlugin } from './service-worker.ts';

type Facades = Partial<Record<SharedModule, string>>;

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

/** The host: it brings the shared modules and the federation runtime, and names no remotes because the composition does. */
const hostOf = (input: BuildInput, facades: Facades, target: BuildTarget) =>
  federation(target, {
    name: uniqueName(input),
    remotes: {},
    shared: sharedForShell(facades),
    runtimePlugins: target === 'client' ? [...HOST_PLUGINS] : [],
  });

/** Leaves out what React Aria says in thirty languages: here it is heard in English or, where the page has words for it, not at all. */
const withoutLanguages = () =>
  new webpack.NormalModuleReplacementPlugin(
    /\/(?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/,
    'data:text/javascript,export default 0',
  );

/** What a few small parts of the shell have in common comes with each: as files of their own it is one more request of every page. */
const inWholeParts = ({ optimization }: Configuration): Configuration['optimization'] => ({
  ...optimization,
  splitChunks: optimization?.splitChunks && { ...optimization.splitChunks, maxAsyncRequests: 1 },
});

/** The host without a browser, `server/shell.cjs`. */
function serverBuild(input: BuildInput, facades: Facades): Configuration {
  const base = baseConfig(input, 'server');
  return {
    ...base,
    entry: { shell: './src/server.tsx' },
    output: { ...base.output, filename: 'shell.cjs', library: { type: 'commonjs2' } },
    resolve: { ...base.resolve, alias: { ...hostAliases(), ...facadeAliases(input) } },
    plugins: [...(base.plugins ?? []), ...hostOf(input, facades, 'server'), withoutLanguages()],
  };
}

/**
 * The shell's build: the host that provides the shared modules.
 * `facades` names the files that stand in for a shared module (see {@link sharedForShell}).
 */
export function shellBuild(facades: Facades): BuildDefinition {
  return packageBuild((input) => {
    const base = baseConfig(input, 'client');
    return [
      workerBuild(input),
      {
        ...base,
        optimization: inWholeParts(base),
        dependencies: [workerName(input)],
        entry: { shell: input.mode === 'development' ? ['./src/hot-host.ts', './src/main.ts'] : './src/main.ts' },
        output: { ...base.output, publicPath: `/r/${input.name}/${input.version}/` },
        resolve: { ...base.resolve, alias: { ...hostAliases(), ...facadeAliases(input) } },
        plugins: [
          ...(base.plugins ?? []),
          ...hostOf(input, facades, 'client'),
          withoutLanguages(),
          new EntryFilesPlugin(),
          workerPlugin(input),
          ...(input.mode === 'development' ? [] : [new ModuleListPlugin(input)]),
          new BuildFactsPlugin({
            folder: input.folder,
            contract: KERNEL_CONTRACT,
            provides: { ...SHARED_VERSIONS, [FEDERATION.name]: FEDERATION.version },
            mayRequire: {},
            requires: {},
          }),
        ],
      },
      // Pages that come finished are the same from both builds of React; this one is quicker and says less.
      serverBuild({ ...input, mode: 'production' }, facades),
    ];
  });
}
