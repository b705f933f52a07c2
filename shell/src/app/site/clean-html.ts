import purify from 'dompurify';
import type { DefaultTreeAdapterTypes } from 'parse5';

const TAGS = ['a', 'b', 'strong', 'i', 'em', 'br', 'p', 'span'];
const SAFE_ADDRESS = /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i;

/** Elements whose text is not for readers, as the cleaner has them. */
const SILENT = /^(?:script|style|template|noscript|iframe|svg|math|audio|video|title|xmp|noembed|noframes|plaintext)$/;

const escapeText = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

function writeNodes(parent: DefaultTreeAdapterTypes.ParentNode): string {
  const pieces = parent.childNodes.map((node): string => {
    if ('value' in node) return escapeText(node.value);
    if (!('tagName' in node) || SILENT.test(node.tagName)) return '';
    const inside = writeNodes(node);
    if (!TAGS.includes(node.tagName)) return inside;
    if (node.tagName === 'br') return '<br>';
    const kept = node.attrs.filter(({ name, value }) =>
      name === 'href' ? SAFE_ADDRESS.test(value.trim()) : name === 'lang',
    );
    const attributes = kept.map(({ name, value }) => ` ${name}="${escapeText(value)}"`).join('');
    return `<${node.tagName}${attributes}>${inside}</${node.tagName}>`;
  });
  return pieces.join('');
}

/** The cleaner needs a document. Where there is none, what a reader may see is written anew from the tree of a parser that needs none. */
async function cleanWithoutDocument(html: string): Promise<string> {
  const { parseFragment } = await import('parse5');
  return writeNodes(parseFragment(html));
}

/** Leaves of HTML what is listed here; links open without access to this page. */
export async function cleanHtml(html: string): Promise<string> {
  if (!purify.isSupported) return cleanWithoutDocument(html);
  return purify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ['href', 'lang'],
    ALLOWED_URI_REGEXP: SAFE_ADDRESS,
  });
}
