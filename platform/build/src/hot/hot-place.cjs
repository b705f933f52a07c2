// What accepts a new module: a source here, and what it was compiled into in the installed package.
const fs = require('node:fs');
const path = require('node:path');

const [HOT_MODULE] = ['ts', 'js'].map((ending) => path.join(__dirname, `hot-module.${ending}`)).filter(fs.existsSync);

module.exports = { HOT_MODULE };
