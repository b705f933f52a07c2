/** A node of the syntax tree that webpack's parser gives. */
export interface SyntaxNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** What a manifest offers; `problem` says why that cannot be told. */
export interface DoorFacts {
  readonly routes: readonly string[];
  readonly slots: readonly string[];
  /** What is loaded for a page, by route path: `./list/hotel-list.page.tsx`. A page that loads nothing is not here. */
  readonly pageModules: Readonly<Record<string, string>>;
  /** The same by slot name. */
  readonly slotModules: Readonly<Record<string, string>>;
  readonly problem?: string;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

function* nodesBelow(value: unknown): Generator<SyntaxNode> {
  if (Array.isArray(value)) for (const each of value) yield* nodesBelow(each);
  else if (isNode(value)) {
    yield value;
    for (const [key, child] of Object.entries(value))
      if (key !== 'parent' && typeof child === 'object') yield* nodesBelow(child);
  }
}

const isCallOf = (node: SyntaxNode, names: readonly string[]) =>
  node.type === 'CallExpression' && names.includes((node['callee'] as { name?: string }).name ?? '');

const argumentsOf = (call: SyntaxNode) => call['arguments'] as readonly SyntaxNode[];

const textOf = (node: SyntaxNode | undefined) =>
  node?.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : undefined;

function keyOf({ key, computed }: SyntaxNode): string | undefined {
  if (computed) return undefined;
  return isNode(key) ? (textOf(key) ?? (key['name'] as string | undefined)) : undefined;
}

const propertiesOf = (node: SyntaxNode | undefined) =>
  (node?.type === 'ObjectExpression' ? node['properties'] : []) as readonly SyntaxNode[];

const valueOf = (node: SyntaxNode | undefined, name: string) =>
  propertiesOf(node).find((property) => keyOf(property) === name)?.['value'] as SyntaxNode | undefined;

const unreadable = (problem: string): DoorFacts => ({
  routes: [],
  slots: [],
  pageModules: {},
  slotModules: {},
  problem,
});

/** Name and module of what is loaded on demand. */
function moduleEntry(name: string | undefined, lazy: SyntaxNode | undefined): [string, string][] {
  const loading = [...nodesBelow(lazy)].find(({ type }) => type === 'ImportExpression');
  const request = textOf(loading?.['source'] as SyntaxNode | undefined);
  return name === undefined || request === undefined ? [] : [[name, request]];
}

/** Reads routes and slots out of the one call of `defineRemote`, in which both have to be written out. */
export function findDoor(program: SyntaxNode | undefined): DoorFacts {
  const call = [...nodesBelow(program)].find((node) => isCallOf(node, ['defineRemote']));
  if (!call) return unreadable('There is no call of defineRemote({ … }).');
  const manifest = argumentsOf(call)[0];
  const routes = valueOf(manifest, 'routes');
  const pages = (routes?.['elements'] ?? []) as readonly SyntaxNode[];
  const paths = pages.map((route) => textOf(valueOf(route, 'path')));
  if (routes?.type !== 'ArrayExpression' || paths.includes(undefined))
    return unreadable('Write every route out with its path, so that a release can be compared with the one before.');
  const slots = valueOf(manifest, 'slots');
  const names = propertiesOf(slots).map(keyOf);
  if (slots?.type !== 'ObjectExpression' || names.includes(undefined))
    return unreadable('Write every slot out with its name, so that a release can be compared with the one before.');
  const slotEntries = propertiesOf(slots).flatMap((slot) => moduleEntry(keyOf(slot), slot['value'] as SyntaxNode));
  return {
    routes: paths.filter((each) => each !== undefined),
    slots: names.filter((each) => each !== undefined),
    pageModules: Object.fromEntries(pages.flatMap((route, at) => moduleEntry(paths[at], valueOf(route, 'lazy')))),
    slotModules: Object.fromEntries(slotEntries),
  };
}

/** A slot's name as far as the source tells it: `*` for what is decided at run time. */
function patternOf(name: SyntaxNode | undefined): string {
  if (name?.type !== 'TemplateLiteral') return textOf(name) ?? '*';
  const pieces = name['quasis'] as readonly { value: { cooked: string } }[];
  return pieces.map(({ value }) => value.cooked).join('*');
}

/** Names of the slots that a module shows with `<Slot name=…>`. */
export function findSlotsShown(program: SyntaxNode): string[] {
  return [...nodesBelow(program)]
    .filter((node) => isCallOf(node, ['_jsx', '_jsxs']) && argumentsOf(node)[0]?.['name'] === 'Slot')
    .map((node) => patternOf(valueOf(argumentsOf(node)[1], 'name')));
}
