/** A node of the syntax tree that webpack's parser gives. */
export interface SyntaxNode {
  readonly type: string;
  readonly [key: string]: unknown;
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
