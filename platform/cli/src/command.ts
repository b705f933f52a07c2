#!/usr/bin/env node
import { spawn } from 'node:child_process';
import path from 'node:path';

/** The commands of a remote's own repository, and what each of them is. */
const COMMANDS: Readonly<Record<string, string>> = {
  check: 'check',
  test: 'repository/test',
  build: 'build',
  dev: 'repository/dev',
  ship: 'ship',
  release: 'repository/release',
  new: 'repository/new',
};

const [word = '', ...words] = process.argv.slice(2);
const command = COMMANDS[word];

/** Becomes the command as far as one process can become another: same terminal, signals passed on, same end. */
function become(script: string): void {
  const flags = ['--enable-source-maps', '--disable-warning=ExperimentalWarning'];
  const child = spawn(process.execPath, [...flags, script, ...words], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      // Ctrl+C in a terminal reaches the command already.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  child.on('exit', (code) => process.exit(code ?? 1));
}

if (command) become(path.join(import.meta.dirname, command + path.extname(import.meta.filename)));
else {
  process.stderr.write(`wisata ${Object.keys(COMMANDS).join(' | ')}, each with --help\n`);
  process.exitCode = 2;
}
