import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

/** One object that a cluster would be given. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
}

type Scope = Readonly<Record<string, unknown>>;

/** A piece of a template: text, a value, or a part that is repeated or left out. */
type Piece =
  | { readonly kind: 'text' | 'value'; readonly text: string }
  | { readonly kind: 'range' | 'if'; readonly text: string; readonly body: readonly Piece[] };

const ACTION = /\{\{-?\s*(.*?)\s*\}\}/;

function parsePieces(template: string): readonly Piece[] {
  const parts = template.replace(/\s*\{\{-/g, '{{').split(new RegExp(ACTION.source, 'g'));
  const stack: Piece[][] = [[]];
  const open: { kind: 'range' | 'if'; text: string }[] = [];
  for (const [at, part] of parts.entries()) {
    const [, word, rest] = /^(range|if) (.*)$/.exec(part) ?? [];
    if (at % 2 === 0) stack.at(-1)!.push({ kind: 'text', text: part });
    else if (part === 'end') {
      const body = stack.pop()!;
      stack.at(-1)!.push({ ...open.pop()!, body });
    } else if (word) {
      open.push({ kind: word as 'range' | 'if', text: rest! });
      stack.push([]);
    } else stack.at(-1)!.push({ kind: 'value', text: part });
  }
  return stack[0]!;
}

/** The part of Helm's language that the chart is written in; anything else is an error and not a silent nothing. */
function createRenderer(folder: string) {
  const lookUp = (reference: string, scope: Scope): unknown => {
    const [first = '', ...rest] = reference.replace(/^\$?\./, '$.').split('.');
    if (!(first in scope)) throw new Error(`${reference} is not read here`);
    return rest.reduce<unknown>((found, key) => (found as Scope)[key], scope[first]);
  };
  const valueOf = (text: string, scope: Scope): unknown => {
    const [, file] = /^\.Files\.Get "(.+)"$/.exec(text) ?? [];
    if (file) return readFileSync(path.join(folder, file), 'utf8');
    return text.startsWith('"') ? (JSON.parse(text) as string) : lookUp(text, scope);
  };
  const filter = (value: unknown, call: string, scope: Scope): unknown => {
    const [name, ...args] = call.match(/"[^"]*"|\S+/g)!;
    if (name === 'quote') return JSON.stringify(String(value));
    if (name === 'nindent') return `\n${String(value).replace(/^(?=.)/gm, ' '.repeat(Number(args[0])))}`;
    const [from, to] = args.map((each) => String(valueOf(each, scope)));
    if (name === 'replace') return String(value).replaceAll(from!, to!);
    throw new Error(`${name} is not read here`);
  };
  const express = (text: string, scope: Scope) => {
    const [first = '', ...calls] = text.split(/\s*\|\s*/);
    return String(calls.reduce((value, call) => filter(value, call, scope), valueOf(first, scope)));
  };
  const repeat = (text: string, body: readonly Piece[], scope: Scope): string => {
    const [, key = '', value = '', source = ''] = /^(\$\w+)(?:, (\$\w+))? := (\S+)$/.exec(text) ?? [];
    const found = lookUp(source, scope) as object;
    const entries: readonly unknown[][] = Array.isArray(found)
      ? found.map((each: unknown) => [each])
      : Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1));
    return entries.map(([first, second]) => render(body, { ...scope, [key]: first, [value]: second })).join('');
  };
  function render(pieces: readonly Piece[], scope: Scope): string {
    return pieces
      .map((piece) => {
        if (!('body' in piece)) return piece.kind === 'text' ? piece.text : express(piece.text, scope);
        if (piece.kind === 'range') return repeat(piece.text, piece.body, scope);
        return lookUp(piece.text, scope) ? render(piece.body, scope) : '';
      })
      .join('');
  }
  return render;
}

/** Everything that a chart gives a cluster, with its own values and those that are laid over them. */
export function renderChart(folder: string, over: Scope = {}): Manifest[] {
  const values = { ...(parse(readFileSync(path.join(folder, 'values.yaml'), 'utf8')) as Scope), ...over };
  const scope = { $: { Values: values, Release: { Name: 'wisata' } } };
  const render = createRenderer(folder);
  const templates = path.join(folder, 'templates');
  return readdirSync(templates).flatMap((file) =>
    parseAllDocuments(render(parsePieces(readFileSync(path.join(templates, file), 'utf8')), scope)).flatMap(
      (document): Manifest[] => (document.contents === null ? [] : [document.toJS() as Manifest]),
    ),
  );
}
