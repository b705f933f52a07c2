import { parseArgs } from 'node:util';
import { REMOTE_NAMES } from '@wisata/kernel/remote';
import { formatStep, runSteps, type StepResult } from './checks/run-steps.ts';
import { CHECK_GROUPS, checkSteps, type CheckGroup, type Step } from './checks/steps.ts';

/** Two at once: each of the long ones fills a core. */
const WIDTH = 2;

/** Reads `types,lint`. @throws When a name is none of {@link CHECK_GROUPS}. */
export function parseGroups(text: string | undefined): readonly CheckGroup[] {
  if (text === undefined) return CHECK_GROUPS;
  return text.split(',').map((name) => {
    const group = CHECK_GROUPS.find((each) => each === name.trim());
    if (!group) throw new Error(`There is no check "${name}". There are: ${CHECK_GROUPS.join(', ')}`);
    return group;
  });
}

/** The checks of the given groups, ready to run over the whole checkout. */
export function selectSteps(groups: readonly CheckGroup[], fix = false): Step[] {
  const remotes = REMOTE_NAMES.map((name) => `mfe-${name}`);
  return checkSteps(remotes, fix).filter((step) => groups.includes(step.group));
}

/** Runs checks, prints a line for each and what the failing ones said. */
export async function runChecks(steps: readonly Step[]): Promise<StepResult[]> {
  const results = await runSteps(steps, WIDTH, (result) => console.log(formatStep(result)));
  for (const { name, output } of results.filter(({ passed }) => !passed))
    console.log(`\n── ${name} ──\n${output.trim()}`);
  return results;
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { only: { type: 'string' }, fix: { type: 'boolean', default: false } } });
  const results = await runChecks(selectSteps(parseGroups(values.only), values.fix));
  const failed = results.filter(({ passed }) => !passed).length;
  console.log(`\n${results.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
