import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One entry of eslint's `no-restricted-syntax`. */
export interface Restriction {
  readonly selector: string;
  readonly message: string;
}

const EXTENSION = String.raw`/^\.\.?\x2f(?!.*\.(ts|tsx|mjs|cjs|js|json|css|svg|webp|woff2)$)/`;

/** Rules for every TypeScript file of the project. */
export const RESTRICTIONS_EVERYWHERE: readonly Restriction[] = [
  {
    selector: `:matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression)[source.value=${EXTENSION}]`,
    message: 'Write the extension: Node runs the sources as they are.',
  },
  {
    selector: 'ExportAllDeclaration',
    message: 'No barrels: a file exports what it defines, callers import from that file.',
  },
  {
    selector: 'ImportDeclaration[source.value=/\\.json$/][attributes.length=0]',
    message: "Write with { type: 'json' }: Node imports JSON no other way.",
  },
  {
    selector: ':matches(ObjectExpression > SpreadElement, JSXSpreadAttribute) > ObjectExpression.argument',
    message: 'Write the properties themselves: spreading a literal only saves lines.',
  },
  // The rule for names of typescript-eslint looks at every name there is for these two: a seventh of the linter's time.
  {
    selector:
      ':matches(ClassDeclaration, ClassExpression, TSInterfaceDeclaration, TSTypeAliasDeclaration) > Identifier.id[name!=/^[A-Z][A-Za-z0-9]*$/], TSTypeParameter > Identifier.name[name!=/^[A-Z][A-Za-z0-9]*$/]',
    message: 'Types and classes are written in PascalCase.',
  },
  {
    selector: 'TSInterfaceDeclaration > Identifier.id[name=/^I[A-Z]/]',
    message: 'An interface has no I before its name.',
  },
  { selector: 'TSEnumDeclaration', message: 'No enum: Node strips types only. Use a const array and its member type.' },
];

/** Named exports, outside pages, slots and configuration files. */
export const NAMED_EXPORTS: readonly Restriction[] = [
  {
    selector: 'ExportDefaultDeclaration',
    message: 'Named exports; a default only in pages, slots and configurations.',
  },
  {
    selector: 'ExportSpecifier[exported.name="default"]',
    message: 'Named exports; a default only in pages, slots and configurations.',
  },
];

/** Code that runs in a page and on the server: nothing may be kept in a module. */
export const RENDERED: readonly Restriction[] = [
  {
    selector: ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration[kind="let"]',
    message: 'No state in a module: two visitors on the server would share it. Use the app context or a store.',
  },
  {
    selector:
      'MemberExpression[object.name="Intl"][property.name=/^(NumberFormat|ListFormat|Collator|RelativeTimeFormat)$/], MemberExpression[property.name=/^(localeCompare|toLocaleString)$/]',
    message:
      'The first of these holds a slow phone up for 0.16 s: formatNumber, listNames or compareText of the kernel.',
  },
];

/** What parts of a page do through one door only. */
export const PAGE_RESTRICTIONS: readonly Restriction[] = [
  {
    selector:
      ':matches(MemberExpression[property.name="message"]:matches([object.property.name="failure"], [object.name="failure"]), VariableDeclarator[init.property.name="failure"] > ObjectPattern > Property[key.name="message"])',
    message: 'The server writes English: say a failure by failureWords of the kernel.',
  },
  {
    selector: 'JSXOpeningElement[name.name="dialog"], JSXAttribute[name.name="popover"]',
    message: 'Dialog, Sheet and Popover of the design system: Back has to close whatever lies on top.',
  },
  {
    selector: 'ImportDeclaration[source.value="react"] > ImportSpecifier[imported.name="lazy"]',
    message: 'lazyPart or optionalPart of the runtime: where the network is lost the page stays.',
  },
];

/** Remotes reach the network through their `*.api.ts` only. */
export const REMOTE_NETWORK: readonly Restriction[] = [
  {
    selector:
      'CallExpression > MemberExpression.callee[property.name=/^(call|download)$/]:matches([object.name="api"], [object.property.name="api"])',
    message: 'Only *.api.ts calls the network.',
  },
];

const JEST = ':matches(Identifier[name="jest"])';

/** What a test may not do: see the table of tests in the house style. */
export const TESTS: readonly Restriction[] = [
  {
    selector: 'MemberExpression[property.name=/^toMatch(Inline)?Snapshot$/]',
    message: 'No snapshots: say what matters.',
  },
  {
    selector: 'MemberExpression[property.name=/(mock|mockModule|doMock|unstable_mockModule)$/] > ' + JEST + '.object',
    message: 'No mock of a module: give the code a fake through its parameters or the app context.',
  },
  {
    selector: 'MemberExpression[property.name="retryTimes"]',
    message: 'No retries: a test that fails now and then is broken.',
  },
  {
    selector: 'CallExpression[callee.name=/^(xit|xtest|xdescribe|fit|fdescribe)$/]',
    message: 'No skipped or lonely tests.',
  },
  {
    selector: 'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip|todo)$/]',
    message: 'No skipped or lonely tests.',
  },
  {
    selector: 'Identifier[name=/^(get|query|find)(All)?ByTestId$/]',
    message: 'Find things as people do: by role, name or text.',
  },
  {
    selector: 'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"]',
    message: 'No sleeps: wait for the thing itself.',
  },
];

/** Where the shell's facades lie: in the checkout, or beside the installed rules. */
const FACADES = [
  path.resolve(import.meta.dirname, '../../../../shell/src'),
  path.resolve(import.meta.dirname, '../facades'),
];

/** Lets remotes import from a shared package only what the shell's facade of it lists: the rest is undefined in a page. */
export function facadeRestriction(name: string, facade: string) {
  const file = FACADES.map((folder) => path.join(folder, facade)).find((each) => existsSync(each));
  if (!file) throw new Error(`The shell's ${facade} is not here`);
  const text = readFileSync(file, 'utf8');
  const lists = [...text.matchAll(/export \{([^}]*)\}/g)].map(([, names = '']) => names);
  return {
    name,
    allowImportNames: lists.flatMap((names) => names.match(/\w+/g) ?? []),
    allowTypeImports: true,
    message: `The page has only the names in shell/src/${facade}.`,
  };
}
