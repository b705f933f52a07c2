import { expectNoWords } from './command-words.ts';
import { probes, type Finding } from './doctor-probes.ts';
import { readCliSettings } from './settings.ts';

const MARKS: Readonly<Record<Finding['state'], string>> = { good: '✓', note: '–', bad: '✗' };

/** A line for what was found, and a second one with what to do. */
export function formatFinding(name: string, { state, text, advice }: Finding): string {
  const line = `${MARKS[state]} ${name.padEnd(12)} ${text}`;
  return advice ? `${line}\n  ${' '.repeat(12)} → ${advice}` : line;
}

async function main(): Promise<void> {
  const { env } = process;
  const { dataDir, sitePort: port } = readCliSettings();
  const settings = { env, dataDir, port };
  let broken = 0;
  for (const { name, look } of probes(settings)) {
    const finding = await look().catch((error: unknown): Finding => ({
      state: 'bad',
      text: error instanceof Error ? error.message : String(error),
    }));
    if (finding.state === 'bad') broken += 1;
    console.log(formatFinding(name, finding));
  }
  console.log(broken === 0 ? '\nEverything npm start needs is here.' : `\n${broken} to put right first.`);
  process.exitCode = broken === 0 ? 0 : 1;
}

if (import.meta.main) {
  expectNoWords('npm run doctor   what npm start needs, what is missing, and what to do about it');
  await main();
}
