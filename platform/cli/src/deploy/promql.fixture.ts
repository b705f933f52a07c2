import { parser } from '@prometheus-io/lezer-promql';

type SyntaxNode = ReturnType<typeof parser.parse>['topNode'];
type Labels = Readonly<Record<string, string>>;

/** One series at one instant. */
export interface Sample {
  readonly name: string;
  readonly labels: Labels;
  readonly value: number;
}

/** What programs told at an earlier instant and now, so many seconds apart. */
export interface Scrapes {
  readonly before: readonly Sample[];
  readonly now: readonly Sample[];
  readonly seconds: number;
}

type Vector = readonly { readonly labels: Labels; readonly value: number }[];
type Value = number | Vector;

const LINE = /^(\w+)(?:\{(.*)\})? (\S+)$/;
const LABEL = /(\w+)="((?:[^"\\]|\\.)*)"/g;

/** Reads what a program tells at `/metrics`. */
export function parseMetrics(text: string): Sample[] {
  return text.split('\n').flatMap((line) => {
    const [, name, labels = '', value] = LINE.exec(line) ?? [];
    if (name === undefined) return [];
    const pairs = [...labels.matchAll(LABEL)].map(([, key, each]) => [key, each]);
    return [{ name, labels: Object.fromEntries(pairs) as Labels, value: Number(value) }];
  });
}

const keyOf = (labels: Labels) => JSON.stringify(Object.entries(labels).sort());

const OPERATIONS: Readonly<Record<string, (left: number, right: number) => number>> = {
  Div: (left, right) => left / right,
  Sub: (left, right) => left - right,
};

const COMPARISONS: Readonly<Record<string, (left: number, right: number) => boolean>> = {
  Gtr: (left, right) => left > right,
  Lss: (left, right) => left < right,
  Eql: (left, right) => left === right,
};

const AGGREGATES: Readonly<Record<string, (values: readonly number[]) => number>> = {
  Sum: (values) => values.reduce((sum, value) => sum + value, 0),
  Max: (values) => Math.max(...values),
  Min: (values) => Math.min(...values),
};

const childrenOf = (node: SyntaxNode): SyntaxNode[] => {
  const found: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) found.push(child);
  return found;
};

/** The part of PromQL that the alerts are written in; anything else is an error and not a silent nothing. */
export function evaluate(query: string, scrapes: Scrapes): Value {
  const textOf = ({ from, to }: SyntaxNode) => query.slice(from, to);

  function matches(node: SyntaxNode, { name, labels }: Sample): boolean {
    if (name !== textOf(node.getChild('Identifier')!)) return false;
    const matchers = node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? [];
    return matchers.every((matcher) => {
      const [label, operator, wanted] = childrenOf(matcher).map(textOf) as [string, string, string];
      const [value, pattern] = [labels[label] ?? '', JSON.parse(wanted) as string];
      return operator === '=' ? value === pattern : new RegExp(`^(?:${pattern})$`).test(value);
    });
  }

  const select = (node: SyntaxNode, samples: readonly Sample[]): Vector =>
    samples.filter((each) => matches(node, each));

  function rate(node: SyntaxNode): Vector {
    const selector = node.getChild('FunctionCallBody')!.getChild('MatrixSelector')!.getChild('VectorSelector')!;
    const before = new Map(select(selector, scrapes.before).map(({ labels, value }) => [keyOf(labels), value]));
    return select(selector, scrapes.now).map(({ labels, value }) => ({
      labels,
      value: Math.max(0, value - (before.get(keyOf(labels)) ?? 0)) / scrapes.seconds,
    }));
  }

  function aggregate(node: SyntaxNode): Vector {
    const of = AGGREGATES[node.getChild('AggregateOp')!.firstChild!.name]!;
    const by =
      node.getChild('AggregateModifier')?.getChild('GroupingLabels')?.getChildren('LabelName').map(textOf) ?? [];
    const groups = new Map<string, { labels: Labels; values: number[] }>();
    for (const { labels, value } of run(childrenOf(node.getChild('FunctionCallBody')!)[0]!) as Vector) {
      const own = Object.fromEntries(by.map((label) => [label, labels[label] ?? '']));
      const group = groups.get(keyOf(own)) ?? { labels: own, values: [] };
      group.values.push(value);
      groups.set(keyOf(own), group);
    }
    return [...groups.values()].map(({ labels, values }) => ({ labels, value: of(values) }));
  }

  function binary(node: SyntaxNode): Value {
    const parts = childrenOf(node);
    const [left, right] = [run(parts[0]!), run(parts.at(-1)!)];
    const operator = parts[1]!.name;
    if (operator === 'And') return (left as Vector).filter(({ labels }) => hasLabels(right as Vector, labels));
    const compare = COMPARISONS[operator];
    if (compare) return (left as Vector).filter(({ value, labels }) => compare(value, valueFor(right, labels)));
    const calculate = OPERATIONS[operator];
    if (!calculate) throw new Error(`${operator} is not read here`);
    if (typeof left === 'number' && typeof right === 'number') return calculate(left, right);
    const [vector, isLeft] = typeof left === 'number' ? [right as Vector, false] : [left, true];
    return vector.map(({ labels, value }) => ({
      labels,
      value: isLeft ? calculate(value, valueFor(right, labels)) : calculate(left as number, value),
    }));
  }

  const hasLabels = (vector: Vector, labels: Labels) => vector.some((each) => keyOf(each.labels) === keyOf(labels));
  const valueFor = (value: Value, labels: Labels) =>
    typeof value === 'number' ? value : (value.find((each) => keyOf(each.labels) === keyOf(labels))?.value ?? NaN);

  function run(node: SyntaxNode): Value {
    if (node.name === 'NumberDurationLiteral') return Number(textOf(node));
    if (node.name === 'VectorSelector') return select(node, scrapes.now);
    if (node.name === 'AggregateExpr') return aggregate(node);
    if (node.name === 'BinaryExpr') return binary(node);
    if (node.name === 'FunctionCall' && textOf(node.firstChild!) === 'rate') return rate(node);
    throw new Error(`${node.name} is not read here: ${textOf(node)}`);
  }

  return run(parser.parse(query).topNode.firstChild!);
}

/** Whether a query is PromQL at all. */
export function isPromql(query: string): boolean {
  let isSound = true;
  parser.parse(query).iterate({ enter: ({ type }) => void (isSound &&= !type.isError) });
  return isSound;
}

/** The names of the series that a query reads. */
export function seriesOf(query: string): string[] {
  const names: string[] = [];
  parser.parse(query).iterate({
    enter({ name, from, to, node }) {
      if (name === 'Identifier' && node.parent?.name === 'VectorSelector') names.push(query.slice(from, to));
    },
  });
  return names;
}
