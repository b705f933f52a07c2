/** Tags that may stand in editors' text. */
export const RICH_TAGS = [
  'a',
  'b',
  'strong',
  'i',
  'em',
  'br',
  'p',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'blockquote',
] as const;
type RichTag = (typeof RICH_TAGS)[number];

/** Editors' text as plain data: safe to store, to send and to draw. A text stands for itself. */
export type RichNode = string | RichElement;

/** A part of editors' text; only an `a` has an address. */
export interface RichElement {
  readonly tag: RichTag;
  readonly href?: string;
  readonly children: readonly RichNode[];
}

/** Whether a tag may stand in editors' text. */
export function isRichTag(name: string): name is RichTag {
  return (RICH_TAGS as readonly string[]).includes(name);
}

/** The words alone, for a search. */
export function plainText(nodes: readonly RichNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : plainText(node.children))).join(' ');
}
