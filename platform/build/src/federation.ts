import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Compiler, Configuration } from 'webpack';
import type { BuildTarget } from './webpack-base.ts';

const require = createRequire(import.meta.url);
const fromEnhanced = createRequire(require.resolve('@module-federation/enhanced'));
/** A module beside this one, by its name: a source here, and what it was compiled into in the installed package. */
const fromHere = (name: string) => path.resolve(import.meta.dirname, name + path.extname(import.meta.filename));

/** What a package decides of its federation; everything else is alike for all. */
type FederationOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0];

/** Modules that are named by a text with paths of this machine in it, and what each is called instead. */
const FIXED_IDS: readonly (readonly [identifier: RegExp, id: string])[] = [
  [/^(?:javascript\/esm\|)?data:text\/javascript/, 'federation'],
  [/^container entry/, 'container'],
];

/** Ids would be made of those paths, and a version has the same bytes wherever it is built. */
class FixedIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FixedIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('FixedIdsPlugin', (modules) => {
        for (const module of modules) {
          const fixed = FIXED_IDS.find(([identifier]) => identifier.test(module.identifier()));
          if (fixed) compilation.chunkGraph.setModuleId(module, fixed[1]);
        }
      });
    });
  }
}

/** Federation of one build. */
export function federation(
  target: BuildTarget,
  { experiments, ...options }: FederationOptions,
): NonNullable<Configuration['plugins']> {
  return [
    new FixedIdsPlugin(),
    new ModuleFederationPlugin({
      manifest: false,
      ...options,
      shareStrategy: 'loaded-first',
      // Teams type what crosses the boundary by the kernel and runtime packages, which have a version of their own.
      dts: false,
      dev: false,
      // A file in node_modules would be one for each release.
      virtualRuntimeEntry: true,
      experiments: { ...experiments, optimization: { target: target === 'client' ? 'web' : 'node' } },
    }),
  ];
}

/** Runtime plugins of a host. */
export const HOST_PLUGINS: readonly string[] = [fromHere('lend-runtime')];

/** In a remote the federation runtime is the page's own. */
export function remoteAliases(): Record<string, string> {
  const bundlerRuntime = fromEnhanced.resolve('@module-federation/webpack-bundler-runtime/bundler');
  return { [bundlerRuntime]: fromHere('borrowed-runtime') };
}

/** In a host the federation runtime would be there twice, as ESM and as CommonJS; these point everyone at the ESM copy. */
export function hostAliases(): Record<string, string | false> {
  const distOf = (name: string) => path.dirname(fromEnhanced.resolve(`@module-federation/${name}`));
  const esm = ['runtime-core', 'sdk', 'runtime', 'runtime-tools'];
  return {
    ...Object.fromEntries(esm.map((name) => [`@module-federation/${name}$`, path.join(distOf(name), 'index.js')])),
    '@module-federation/error-codes$': path.join(distOf('error-codes'), 'index.mjs'),
    [path.join(distOf('error-codes'), 'desc.mjs')]: fromHere('error-words'),
    // Loads remotes that a build names, and none does: the composition does.
    [path.join(distOf('webpack-bundler-runtime'), 'remotes.js')]: false,
  };
}
