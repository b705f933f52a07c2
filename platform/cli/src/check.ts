import { parseArgs } from 'node:util';
import { formatStep, runSteps, type StepResult } from './checks/run-steps.ts';
import { findAffected } from './affected.ts';
import { CHECK_GROUPS, checkSteps, packageSteps, repositorySteps, type CheckGroup, type Step } from './checks/steps.ts';
import { endWithHelp, refuseWords } from './command-words.ts';
import { ROOT, findPackageFolder, isOwnRepository, REMOTE_NAMES } from './packages.ts';

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
  const steps = isOwnRepository(ROOT)
    ? repositorySteps(fix)
    : checkSteps(
        REMOTE_NAMES.map((name) => `mfe-${name}`),
        fix,
      );
  return steps.filter((step) => groups.includes(step.group));
}

/** Runs checks, prints a line for each and what the failing ones said. */
export async function runChecks(steps: readonly Step[]): Promise<StepResult[]> {
  const results = await runSteps(steps, WIDTH, (result) => console.log(formatStep(result)));
  for (const { name, output } of results.filter(({ passed }) => !passed))
    console.log(`\n── ${name} ──\n${output.trim()}`);
  return results;
}

const USAGE = `npm run check                        everything: ${CHECK_GROUPS.join(', ')}
npm run check -- --only types,lint   some of it
npm run check -- hotel backend       types, lint, format and tests of these packages
npm run check -- --affected          the same of packages that this branch has changed, and of those that use them
npm run check -- --fix               mends what lint and format can mend`;

interface CheckOrder {
  readonly only: string | undefined;
  readonly fix: boolean;
  readonly isAffected: boolean;
  readonly folders: readonly string[];
}

/** Reads the words of the command line. @throws When one of them means nothing. */
export function parseCheck(words: readonly string[]): CheckOrder {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { only: { type: 'string' }, fix: { type: 'boolean' }, affected: { type: 'boolean' } },
    allowPositionals: true,
  });
  const folders = positionals.map((name) => {
    const folder = findPackageFolder(name);
    if (!folder) throw new Error(`There is no package named ${name}`);
    return folder;
  });
  if (values.only !== undefined) parseGroups(values.only);
  if ([values.only !== undefined, values.affected, folders.length > 0].filter(Boolean).length > 1)
    throw new Error('Name packages, or --affected, or --only: one of them');
  return { only: values.only, fix: values.fix ?? false, isAffected: values.affected ?? false, folders };
}

function readOrder(): CheckOrder {
  try {
    return parseCheck(process.argv.slice(2));
  } catch (error) {
    return refuseWords(error, USAGE);
  }
}

async function stepsOf({ only, fix, isAffected, folders }: CheckOrder): Promise<Step[]> {
  const chosen = isAffected ? await findAffected() : folders;
  if (isAffected) console.log(chosen ? `affected: ${chosen.join(', ') || 'no package'}` : 'affected: everything');
  if (chosen && (isAffected || chosen.length > 0)) return chosen.length > 0 ? packageSteps(chosen, fix) : [];
  return selectSteps(parseGroups(only), fix);
}

if (import.meta.main) {
  endWithHelp(USAGE);
  const results = await runChecks(await stepsOf(readOrder()));
  const failed = results.filter(({ passed }) => !passed).length;
  console.log(`\n${results.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
