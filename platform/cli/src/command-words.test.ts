import { describe, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { parseCheck } from './check.ts';
import { packageSteps } from './checks/steps.ts';
import { ROOT } from './packages.ts';

interface Ended {
  readonly code: number;
  readonly printed: string;
  readonly errors: string;
}

function runCommand(script: string, ...words: readonly string[]): Promise<Ended> {
  const args = ['--disable-warning=ExperimentalWarning', path.join(ROOT, script), ...words];
  const env = { ...process.env, NODE_OPTIONS: '' };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: ROOT, env }, (error, printed, errors) =>
      resolve({ code: error ? Number(error.code) : 0, printed, errors }),
    );
  });
}

const { scripts } = (await import(path.join(ROOT, 'package.json'), { with: { type: 'json' } })).default as {
  scripts: Record<string, string>;
};
const COMMANDS = Object.entries(scripts).map(([name, line]) => [name, line.split(' ').at(-1)!] as const);

describe('every command of the checkout', () => {
  test.each(COMMANDS)('%s says how it is used', async (name, script) => {
    const { code, printed } = await runCommand(script, '--help');
    expect({ code, printed }).toEqual({ code: 0, printed: expect.stringContaining(`npm `) });
    expect(printed).toMatch(new RegExp(`npm (run )?${name}\\b`));
  });

  // What Playwright is asked for is told by Playwright.
  test.each(COMMANDS.filter(([name]) => name !== 'shoot'))(
    '%s refuses an option that it has not',
    async (_, script) => {
      const { code, errors } = await runCommand(script, '--nonsense');
      expect(code).not.toBe(0);
      expect(errors).toContain('--nonsense');
    },
  );

  test.each([
    ['check', 'platform/cli/src/check.ts'],
    ['test', 'platform/cli/src/test.ts'],
    ['build', 'platform/cli/src/build.ts'],
  ])('%s refuses a name that nothing has', async (_, script) => {
    const { code, errors } = await runCommand(script, 'hotle');
    expect(code).toBe(2);
    expect(errors).toContain('named hotle');
  });
});

describe('the words of a check', () => {
  test('name packages by short name or folder', () => {
    expect(parseCheck(['hotel', 'mfe-train', 'edge', 'platform/cli', 'ui', 'backend', '--fix'])).toEqual({
      only: undefined,
      fix: true,
      isAffected: false,
      folders: ['mfe-hotel', 'mfe-train', 'platform/edge', 'platform/cli', 'shared-ui', 'backend'],
    });
  });

  test.each([[['hotel', '--affected']], [['--only', 'nonsense']], [['--only', 'types', 'hotel']], [['../hotel']]])(
    'that say two things or nothing are refused: %j',
    (words) => {
      expect(() => parseCheck(words)).toThrow();
    },
  );

  test('for packages stay within their folders', () => {
    const steps = packageSteps(['mfe-hotel', 'backend']);
    expect(steps.map(({ group }) => group)).toEqual(['types', 'types', 'lint', 'lint', 'format', 'unit']);
    for (const { args } of steps.slice(2)) expect(args.join(' ')).toMatch(/mfe-hotel.* .*backend/);
  });
});
