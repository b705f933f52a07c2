import { parseArgs } from 'node:util';
import type { CommandInput } from './command-input.ts';
import { describeCollection } from './release-text.ts';

/** Deletes old releases that nobody is served any more, or says what would be deleted. */
export async function collect({ words, open, print }: CommandInput): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { 'keep-days': { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const dryRun = values['dry-run'];
  const reason = positionals.join(' ');
  if (!dryRun && reason === '') throw new Error('Say why, in a few words: it is kept in the history');
  const result = await (
    await open()
  ).collect({ dryRun, reason, ...(values['keep-days'] && { keepDays: Number(values['keep-days']) }) });
  for (const line of describeCollection(result)) print(line);
  if (result.problems.length > 0) throw new Error(result.problems.join('\n'));
}
