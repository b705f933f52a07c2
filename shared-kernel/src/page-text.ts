import type { RichNode } from './rich-text.ts';

/** `[words](/path)`, or `**words**`. */
const MARK = /\[([^\]]+)\]\(((?:\/(?![/\\])|https:|tel:|mailto:)[^)\s]*)\)|\*\*(\S(?:[^*]*[^*\s])?)\*\*/g;

/** One line of text as data: `[words](/path)` becomes a link and `**words**` bold; nothing else has a meaning inside a line. */
export function readLine(text: string): RichNode[] {
  const nodes: RichNode[] = [];
  let from = 0;
  for (const { 0: mark, 1: words = '', 2: href, 3: bold = '', index } of text.matchAll(MARK)) {
    nodes.push(text.slice(from, index));
    nodes.push(href ? { tag: 'a', href, children: readLine(words) } : { tag: 'strong', children: readLine(bold) });
    from = index + mark.length;
  }
  return [...nodes, text.slice(from)].filter((node) => node !== '');
}

function readBlock(lines: readonly string[]): RichNode[] {
  const [first = '', ...rest] = lines;
  if (first.startsWith('## ')) {
    return [{ tag: 'h2', children: readLine(first.slice(3)) }, ...(rest.length > 0 ? readBlock(rest) : [])];
  }
  if (first.startsWith('- ')) {
    return [{ tag: 'ul', children: lines.map((line) => ({ tag: 'li', children: readLine(line.slice(2)) })) }];
  }
  return [{ tag: 'p', children: readLine(lines.join(' ')) }];
}

/** Text as editors write it, blocks parted by an empty line: paragraphs, `- ` lists, and `## ` headings on top of either. */
export function readPageText(text: string): RichNode[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .flatMap((part) => readBlock(part.split('\n').map((line) => line.trim())));
}
