import ts from 'typescript';

/** The files of a project whose types are wrong, out of those whose path matches: what the others use is read, not checked. */
function findWrong(project: string, which: RegExp): readonly ts.Diagnostic[] {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const config = ts.getParsedCommandLineOfConfigFile(project, { noEmit: true }, host);
  if (!config || config.errors.length > 0) throw new Error(`${project} cannot be read`);
  const program = ts.createProgram(config.fileNames, config.options);
  const files = program.getSourceFiles().filter(({ fileName }) => which.test(fileName));
  if (files.length === 0) throw new Error(`${project} has no file like ${which}`);
  return files.flatMap((file) => ts.getPreEmitDiagnostics(program, file));
}

const [project = '', which = ''] = process.argv.slice(2);
console.log(
  ts.formatDiagnostics(findWrong(project, new RegExp(which)), {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => process.cwd(),
    getNewLine: () => '\n',
  }),
);
