import type { DefaultTreeAdapterTypes } from 'parse5';
import { isTag, TAGS, type RichNode } from '../page/rich-text.rules.ts';

const SAFE_ADDRESS = /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i;

/** Elements whose text is not for readers, as the cleaner has them. */
const SILENT = /^(?:script|style|template|noscript|iframe|svg|math|audio|video|title|xmp|noembed|noframes|plaintext)$/;

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

function treeNodes(parent: DefaultTreeAdapterTypes.ParentNode): RichNode[] {
  return parent.childNodes.flatMap((node): RichNode[] => {
    if ('value' in node) return [node.value];
    if (!('tagName' in node) || SILENT.test(node.tagName)) return [];
    const children = treeNodes(node);
    if (!isTag(node.tagName)) return children;
    const href = node.tagName === 'a' ? node.attrs.find(({ name }) => name === 'href')?.value : undefined;
    return [{ tag: node.tagName, ...(href && SAFE_ADDRESS.test(href) ? { href } : {}), children }];
  });
}

/** The cleaner needs a document. Where there is none, what a reader may see is picked from the tree of a parser that needs none. */
async function parseWithoutDocument(html: string): Promise<readonly RichNode[]> {
  const { parseFragment } = await import('parse5');
  return treeNodes(parseFragment(html));
}

/** Cleans HTML from editors: no script, no style, no address but web, mail and phone. Loads the cleaner on first use. */
export async function parseRichText(html: string): Promise<readonly RichNode[]> {
  const { default: purify } = await import('dompurify');
  if (!purify.isSupported) return parseWithoutDocument(html);
  const fragment = purify.sanitize(html, {
    ALLOWED_TAGS: [...TAGS],
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: SAFE_ADDRESS,
    RETURN_DOM_FRAGMENT: true,
  });
  return toNodes(fragment);
}
