/** Editors' HTML as plain data: safe to store, to send and to draw. A text stands for itself. */
export type RichNode = string | RichElement;

export interface RichElement {
  readonly tag: RichTag;
  readonly href?: string;
  readonly children: readonly RichNode[];
}

const TAGS = ['a', 'b', 'strong', 'i', 'em', 'br', 'p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote'] as const;
export type RichTag = (typeof TAGS)[number];

function isTag(name: string): name is RichTag {
  return (TAGS as readonly string[]).includes(name);
}

function toNodes(parent: Node): RichNode[] {
  return [...parent.childNodes].flatMap((node): RichNode[] => {
    if (node.nodeType === node.TEXT_NODE) return node.textContent ? [node.textContent] : [];
    const name = node.nodeName.toLowerCase();
    const children = toNodes(node);
    if (!isTag(name)) return children;
    const href = name === 'a' ? (node as Element).getAttribute('href') : null;
    return [{ tag: name, ...(href ? { href } : {}), children }];
  });
}

/** Cleans HTML from editors: no script, no style, no address but web, mail and phone. Loads the cleaner on first use. */
export async function parseRichText(html: string): Promise<readonly RichNode[]> {
  const { default: purify } = await import('dompurify');
  const fragment = purify.sanitize(html, {
    ALLOWED_TAGS: [...TAGS],
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
    RETURN_DOM_FRAGMENT: true,
  });
  return toNodes(fragment);
}

/** The words alone, for a search. */
export function plainText(nodes: readonly RichNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : plainText(node.children))).join(' ');
}
