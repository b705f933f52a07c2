// Compiles a module so that it can be replaced on a page that runs. The names in capitals are those that the compiler's
// React Refresh step calls; as functions they are there before the first line runs.
const path = require('node:path');
const { transform } = require('@swc/core');
const { HOT_MODULE } = require('./hot-place.cjs');

// What the footer itself is made of.
const PLAIN = [
  HOT_MODULE,
  path.join(__dirname, 'jsx-dev.ts'),
  path.join(__dirname, '../../../../shared-kernel/src/hot-host.ts'),
];

module.exports = function hotLoader(source) {
  const done = this.async();
  const isHot = !PLAIN.includes(this.resourcePath);
  const footer = `
import * as $hot$ from ${JSON.stringify(HOT_MODULE)};
function $RefreshReg$(type, name) { $hot$.register(type, __webpack_module__.id + ' ' + name); }
function $RefreshSig$() { return $hot$.sign(); }
$hot$.acceptComponents(import.meta.webpackHot, __webpack_module__.exports);
`;
  transform(source, {
    filename: this.resourcePath,
    configFile: false,
    swcrc: false,
    sourceMaps: true,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: this.resourcePath.endsWith('.tsx') },
      transform: {
        react: { runtime: 'automatic', development: isHot, refresh: isHot },
        verbatimModuleSyntax: true,
      },
    },
  }).then(({ code, map }) => done(null, isHot ? code + footer : code, JSON.parse(map)), done);
};
