import { fork } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';

const FORMAT: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => process.cwd(),
  getNewLine: () => '\n',
};

/** Checks the types of a package at every save, in a process of its own; `onChecked` gets what is wrong each time. */
export function watchTypes(folder: string, onChecked: (errors: readonly string[]) => void): () => void {
  const child = fork(import.meta.filename, [folder], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  // A save is shown first.
  if (child.pid !== undefined) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  child.on('message', (errors) => onChecked(errors as string[]));
  return () => void child.kill();
}

function watch(folder: string): void {
  let errors: string[] = [];
  const host = ts.createWatchCompilerHost(
    path.join(folder, 'tsconfig.json'),
    { noEmit: true },
    ts.sys,
    ts.createSemanticDiagnosticsBuilderProgram,
    (diagnostic) => errors.push(ts.formatDiagnostic(diagnostic, FORMAT).trim()),
    (_status, _line, _options, count) => {
      if (count === undefined) errors = [];
      else process.send?.(errors);
    },
  );
  ts.createWatchProgram(host);
}

if (import.meta.main) {
  process.on('disconnect', () => process.exit(0));
  watch(process.argv[2]!);
}
