import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { HOST_PLUGINS } from '../src/federation.ts';
import { SHARED_VERSIONS } from '../src/shared-modules.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const shared = Object.fromEntries(
  Object.entries(SHARED_VERSIONS).map(([name, version]) => [
    name,
    { singleton: true, eager: true, version, requiredVersion: `^${version}` },
  ]),
);

/** `mfe-hotel/dev/plain-host.ts` as any Module Federation host is built. */
const configuration = (folder: string): Configuration => ({
  mode: 'development',
  devtool: false,
  context: ROOT,
  entry: path.join(ROOT, 'mfe-hotel/dev/plain-host.ts'),
  output: { path: folder, filename: 'host.js', uniqueName: 'plain_host' },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], extensionAlias: { '.js': ['.tsx', '.ts', '.js'] } },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: 'ts-loader',
        options: {
          transpileOnly: true,
          configFile: path.join(ROOT, 'tsconfig.base.json'),
          compilerOptions: { noEmit: false },
        },
      },
    ],
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'plain_host',
      remotes: {},
      shared,
      runtimePlugins: [...HOST_PLUGINS],
      shareStrategy: 'loaded-first',
      manifest: false,
      dts: false,
    }),
  ],
  performance: false,
});

const compiler = webpack(configuration(process.argv[2]!));
compiler.run((error, stats) => {
  compiler.close(() => undefined);
  const problem =
    error?.message ?? (stats?.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : '');
  process.stderr.write(problem);
  process.exitCode = problem ? 1 : 0;
});
