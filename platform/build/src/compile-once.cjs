// TypeScript as ts-loader calls it. What was made of a file is kept on the disk: the shell and all remotes compile the
// same shared sources, each of them for browsers and for the server.
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const ts = require('typescript');

// Where tools keep what can be made again.
const KEPT = path.resolve(require.resolve('typescript/package.json'), '../../.cache/wisata-compiled');

function readKept(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function keep(file, made) {
  const part = `${file}.${process.pid}`;
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(part, JSON.stringify(made));
    fs.renameSync(part, file);
  } catch {
    // A folder that cannot be written keeps nothing; the build goes on.
  }
}

/** TypeScript that compiles a file of one text, name and setting once for everybody who shares `folder`. */
function compileOnce(folder) {
  const transpileModule = (source, options) => {
    const { compilerOptions, fileName } = options;
    const asked = JSON.stringify([ts.version, compilerOptions, path.basename(fileName), source]);
    const file = path.join(folder, createHash('sha256').update(asked).digest('hex'));
    const kept = readKept(file);
    if (kept) return kept;
    const made = ts.transpileModule(source, options);
    // Whoever builds next is to be told of the mistake as well.
    if (!made.diagnostics?.length) keep(file, made);
    return made;
  };
  return { ...ts, transpileModule };
}

module.exports = { ...compileOnce(KEPT), compileOnce };
