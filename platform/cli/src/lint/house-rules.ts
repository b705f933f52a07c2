import { builtinRules } from 'eslint/use-at-your-own-risk';
import type { Rule, Scope, SourceCode } from 'eslint';

/** What only a browser has. `fetch` and friends are missing on purpose: Node has them too. */
const BROWSER_GLOBALS = [
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'navigator',
  'location',
  'history',
  'matchMedia',
  'requestAnimationFrame',
  'BroadcastChannel',
];

type AnyNode = Parameters<SourceCode['getAncestors']>[0];

/** True when the code around `node` runs later than the module itself. */
function runsLater(ancestors: readonly AnyNode[]): boolean {
  return ancestors.some(
    (at) =>
      at.type.includes('Function') ||
      // A field's value is computed when an instance is made; a static one when the class is.
      (at.type === 'PropertyDefinition' && !at.static),
  );
}

function isTypeof(parent: AnyNode | undefined): boolean {
  return parent?.type === 'UnaryExpression' && parent.operator === 'typeof';
}

function referencesTo(scope: Scope.Scope, name: string): Scope.Reference[] {
  const declared = scope.set.get(name)?.references ?? [];
  return [...declared, ...scope.through.filter((reference) => reference.identifier.name === name)];
}

/**
 * Code that touches the browser while its module loads cannot render on the server and cannot be loaded by a test.
 * `typeof window` is allowed: it reads nothing.
 */
const noBrowserAtLoad: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { atLoad: '{{name}} is read while the module loads; read it inside a function.' },
  },
  create: (context) => ({
    Program(program) {
      const scope = context.sourceCode.getScope(program);
      for (const name of BROWSER_GLOBALS) {
        if ((scope.set.get(name)?.defs.length ?? 0) > 0) continue;
        for (const reference of new Set(referencesTo(scope, name))) {
          const node = reference.identifier as AnyNode;
          const ancestors = context.sourceCode.getAncestors(node);
          const isType = (reference as { isTypeReference?: boolean }).isTypeReference === true;
          if (!isType && !isTypeof(ancestors.at(-1)) && !runsLater(ancestors))
            context.report({ node, messageId: 'atLoad', data: { name } });
        }
      }
    },
  }),
};

function builtin(name: string): Rule.RuleModule {
  const rule = builtinRules.get(name);
  if (!rule) throw new Error(`eslint has no rule ${name}`);
  return rule;
}

/** The second copy of a built-in rule lets one file have a soft limit (a warning) and a hard one (an error). */
export const houseRules = {
  rules: {
    'no-browser-at-load': noBrowserAtLoad,
    'max-lines-hard': builtin('max-lines'),
    'max-function-lines-hard': builtin('max-lines-per-function'),
  },
};
