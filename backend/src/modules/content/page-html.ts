import { readLine, readPageText } from '@wisata/kernel/page-text';
import type { RichNode } from '@wisata/kernel/rich-text';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { createElement as h, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { cleanText } from './clean-html.ts';

function draw(node: RichNode): ReactNode {
  return typeof node === 'string' ? node : h(node.tag, { href: node.href }, ...node.children.map(draw));
}

const toMarkup = (nodes: readonly RichNode[]) => renderToStaticMarkup(h(Fragment, null, ...nodes.map(draw)));

/** One line that an editor wrote, as HTML. */
export const toInlineHtml = (text: string): string => toMarkup(readLine(text));

/** A text that an editor wrote, as HTML. */
export const toHtml = (text: string): string => toMarkup(readPageText(text));

/** How a tag is written in text; the words of any other stand for it. */
const MARKS: Readonly<Partial<Record<string, (words: string) => string>>> = {
  b: (words) => `**${words}**`,
  strong: (words) => `**${words}**`,
  h2: (words) => `\n\n## ${words}\n`,
  li: (words) => `- ${words}\n`,
  p: (words) => `${words}\n\n`,
  ul: (words) => `${words}\n\n`,
};

function write(node: Tree.ChildNode): string {
  if ('value' in node) return node.value;
  if (!('tagName' in node)) return '';
  const words = node.childNodes.map(write).join('');
  const href = node.attrs.find(({ name }) => name === 'href')?.value;
  return href === undefined ? (MARKS[node.tagName]?.(words) ?? words) : `[${words}](${href})`;
}

/** HTML of {@link toHtml}, or of an editor who wrote the same tags by hand, as text again. */
export function toPageText(html: string): string {
  const text = parseFragment(cleanText(html)).childNodes.map(write).join('');
  return text.replace(/\n{3,}/g, '\n\n').trim();
}
