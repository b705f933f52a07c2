import { isTag, TAGS, type RichNode } from '../rules/rich-text.rules.ts';

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
