import { createRequire } from 'node:module';
import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { TruthyChunkIds } from './truthy-chunk-ids.ts';
import type { Configuration, Module, RuleSetRule } from 'webpack';
import { containerName, MODULE_LIST } from '@wisata/kernel/container';
import { hotRules } from './hot/hot-rules.ts';
import { SourceMapsPlugin } from './source-maps.ts';
import { StyleIntegrityPlugin } from './style-integrity-plugin.ts';

const require = createRequire(import.meta.url);

/** What is built: `name` is the folder's short name, `version` the immutable release version. */
export interface BuildInput {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
  /** Where `client/` and `server/` are written. */
  readonly outputFolder: string;
  readonly mode: 'production' | 'development';
  /** Builds modules that can be replaced on a page that runs. */
  readonly isHot?: boolean;
  /** Writes source maps too, beside what is served. */
  readonly hasMaps?: boolean;
}

/** A package is built twice: for browsers, and for the server that renders it. */
export type BuildTarget = 'client' | 'server';

/** The global name of what is built. */
export function uniqueName({ name, version, mode }: BuildInput): string {
  return containerName(name, mode === 'development' ? 'dev' : version);
}

function styleRule(input: BuildInput, target: BuildTarget) {
  const layer = `remotes.${input.name.replace(/[^a-z]/g, '-')}`;
  const css = {
    loader: require.resolve('css-loader'),
    options: {
      modules: {
        auto: true,
        namedExport: false,
        localIdentName: `${input.name}-[local]-[hash:base64:4]`,
        localIdentHashSalt: input.name,
        exportLocalsConvention: 'as-is',
        exportOnlyLocals: target === 'server',
      },
    },
  };
  const wrap = { loader: require.resolve('./layer-loader.cjs'), options: { layer } };
  return { test: /\.css$/, use: target === 'client' ? [MiniCssExtractPlugin.loader, css, wrap] : [css, wrap] };
}

/** TypeScript, without a look at its types. */
const scriptRule = ({ mode, hasMaps = false }: BuildInput): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: require.resolve('ts-loader'),
  options: {
    transpileOnly: true,
    compiler: require.resolve('./compile-once.cjs'),
    // It would warn of a compiler by another name.
    logLevel: 'error',
    configFile: path.join(import.meta.dirname, 'tsconfig.base.json'),
    compilerOptions: { noEmit: false, sourceMap: hasMaps || mode === 'development' },
  },
});

/**
 * What several chunks have in common becomes a chunk of its own, except modules that the shell provides: a chunk of
 * those alone has no file, so it has no hash, and the integrity plugin refuses the build.
 */
const OWN_CODE_ONLY = {
  minChunks: 2,
  priority: -20,
  reuseExistingChunk: true,
  test: ({ type }: Module) => type !== 'consume-shared-module',
};

/** The minifiers work on threads of their own; a process for them would have to be started and be handed every file. */
const WITHIN = { parallel: false } as const;

/**
 * Gives a hundredth less than the minifier that webpack takes by itself. It would give the commonest letters the shortest
 * names, and an entry holds hashes of other files as they were before: a remark in one of those would make another version.
 */
const scriptMinimizer = () =>
  new MinimizerPlugin({
    // Licences lie beside the scripts; a line in every script that says so is paid by every visitor.
    extractComments: { condition: 'some', banner: false },
    ...WITHIN,
    minify: {
      implementation: MinimizerPlugin.swcMinify,
      options: { ecma: 2022, compress: { passes: 3 }, mangle: { disableCharFreq: true } },
    },
  });

/** Takes out what nothing uses, which would make another version; the rest stays for whoever reads where a fault was. */
const serverMinimizer = () =>
  new MinimizerPlugin({
    extractComments: false,
    ...WITHIN,
    minify: {
      implementation: MinimizerPlugin.swcMinify,
      options: {
        ecma: 2022,
        compress: { keep_fnames: true, keep_classnames: true, inline: 0, sequences: false },
        mangle: false,
        format: { comments: false, beautify: true },
      },
    },
  });

/** Everything that is alike for the shell and for remotes: TypeScript, style sheets, fonts, names, integrity. */
export function baseConfig(input: BuildInput, target: BuildTarget): Configuration {
  const production = input.mode === 'production';
  const extension = target === 'server' ? 'cjs' : 'js';
  return {
    name: `${input.name}:${target}`,
    mode: input.mode,
    context: input.folder,
    target: target === 'server' ? 'node' : ['web', 'es2022'],
    devtool: production ? false : 'source-map',
    output: {
      path: path.join(input.outputFolder, target),
      uniqueName: uniqueName(input),
      filename: production ? `[name].[contenthash:10].${extension}` : `[name].${extension}`,
      chunkFilename: production ? `c/[name].[contenthash:10].${extension}` : `c/[name].${extension}`,
      assetModuleFilename: 'a/[name].[contenthash:10][ext]',
      crossOriginLoading: 'anonymous',
      hashFunction: 'xxhash64',
      // The browser's build comes first, and lists its modules there.
      clean: target === 'client' || { keep: MODULE_LIST },
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      extensionAlias: { '.js': ['.tsx', '.ts', '.js'] },
    },
    module: {
      rules: [
        ...(input.isHot ? hotRules(input.name) : [scriptRule(input)]),
        styleRule(input, target),
        {
          test: /\.(woff2|svg|png|webp|avif|geojson)$/,
          type: 'asset/resource',
          // The server names the files that browsers load.
          ...(target === 'server'
            ? { generator: { emit: false, publicPath: `/r/${input.name}/${input.version}/` } }
            : {}),
        },
      ],
    },
    plugins:
      target === 'client'
        ? [
            new MiniCssExtractPlugin({
              filename: production ? '[name].[contenthash:10].css' : '[name].css',
              chunkFilename: production ? 'c/[name].[contenthash:10].css' : 'c/[name].css',
              ignoreOrder: true,
            }),
            ...(production
              ? [
                  new TruthyChunkIds(),
                  new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
                  new StyleIntegrityPlugin(),
                  ...(input.hasMaps ? [new SourceMapsPlugin()] : []),
                ]
              : []),
          ]
        : [],
    optimization: {
      ...(target === 'server'
        ? { minimizer: [serverMinimizer()], splitChunks: false }
        : {
            minimizer: [
              scriptMinimizer(),
              new CssMinimizerPlugin({ ...WITHIN, minify: CssMinimizerPlugin.lightningCssMinify }),
            ],
            splitChunks: {
              chunks: 'async',
              // A browser has six connections, and each file costs a page a turn on one of them.
              maxAsyncRequests: 2,
              minSize: 30_000,
              // Webpack lets large ones through the limit above unless it is told not to.
              enforceSizeThreshold: Infinity,
              // A library that one part alone uses comes with that part.
              cacheGroups: { default: OWN_CODE_ONLY, defaultVendors: false },
            },
          }),
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
