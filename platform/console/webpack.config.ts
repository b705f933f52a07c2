import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { packageBuild } from '@wisata/build/package-build';
import { baseConfig } from '@wisata/build/webpack-base';

/** Where the registry serves what this build writes. */
const PUBLIC_PATH = '/ops/assets/';

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='8' fill='%23b0201f'/%3E%3Cpath d='M16 6v14m-6-6 6 6 6-6M9 26h14' stroke='%23fff' stroke-width='3' fill='none'/%3E%3C/svg%3E";

function renderPage(files: readonly string[]): string {
  const tags = files.map((file) =>
    file.endsWith('.css')
      ? h('link', { rel: 'stylesheet', href: PUBLIC_PATH + file })
      : h('script', { defer: true, src: PUBLIC_PATH + file }),
  );
  const head = h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' }),
    h('meta', { name: 'robots', content: 'noindex' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('title', null, 'Releases'),
    h('link', { rel: 'icon', href: ICON }),
    ...tags,
  );
  const noscript = [
    h('p', { key: 'en' }, 'The release console needs JavaScript. The commands of npm run release do the same.'),
    h(
      'p',
      { key: 'id', lang: 'id' },
      'Konsol rilis memerlukan JavaScript. Perintah npm run release melakukan hal yang sama.',
    ),
  ];
  const body = h('body', null, h('div', { id: 'root' }), h('noscript', null, noscript));
  return `<!doctype html>${renderToStaticMarkup(h('html', { lang: 'en' }, head, body))}\n`;
}

/** Writes `index.html` that loads the files of the one entry. */
class PagePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PagePlugin', (compilation: Compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'PagePlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const files = compilation.entrypoints.get('console')?.getFiles() ?? [];
          compilation.emitAsset('index.html', new webpack.sources.RawSource(renderPage(files)));
        },
      );
    });
  }
}

/** One entry and one HTML file, no federation: the page has to work when no remote does. */
export default packageBuild((input) => {
  const base = baseConfig(input, 'client');
  return [
    {
      ...base,
      entry: { console: './src/main.tsx' },
      output: { ...base.output, publicPath: PUBLIC_PATH },
      plugins: [...(base.plugins ?? []), new PagePlugin()],
    },
  ];
});
