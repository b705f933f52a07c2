const asksForHelp = (word: string | undefined) => word === '--help' || word === '-h';

/** Prints how a command is used and ends, where its first word asks for that. */
export function endWithHelp(usage: string, words: readonly string[] = process.argv.slice(2)): void {
  if (!asksForHelp(words[0])) return;
  process.stdout.write(`${usage.trimEnd()}\n`);
  process.exit(0);
}

/** Says what is wrong with the words of a command and how it is used, and ends. */
export function refuseWords(problem: unknown, usage: string): never {
  process.stderr.write(`${problem instanceof Error ? problem.message : String(problem)}\n\n${usage.trimEnd()}\n`);
  process.exit(2);
}

/** For a command that takes no words but `--help`. */
export function expectNoWords(usage: string, words: readonly string[] = process.argv.slice(2)): void {
  endWithHelp(usage, words);
  if (words[0] !== undefined) refuseWords(`There is no option ${words[0]}`, usage);
}
