import type { CleanHtml } from '@wisata/kernel/contracts/clean-html';
import { RICH_TAGS } from '@wisata/kernel/rich-text';
import { LRUCache } from 'lru-cache';
import sanitize from 'sanitize-html';

/** What a line of news may hold. */
const LINE_TAGS = ['a', 'b', 'strong', 'i', 'em', 'br', 'p', 'span'];

/** What a page, a post or an answer may hold. */
const TEXT_TAGS = [...RICH_TAGS, 'span'];

/** Elements whose text is not for readers: it goes with them. */
const SILENT_TAGS = [
  ...['script', 'style', 'template', 'noscript', 'iframe', 'noembed', 'noframes', 'object', 'svg', 'math', 'title'],
  ...['audio', 'video', 'canvas', 'textarea', 'select', 'option', 'xmp', 'plaintext'],
];

const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];

/** Stands for the site, whatever its address: what leads elsewhere from here has another origin. */
const SITE = new URL('https://site.invalid');

/** Pages and parts of pages of the site, the web, mail and phone, as a browser would read the address. */
function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address, SITE)) return false;
  const { origin, protocol } = new URL(address, SITE);
  if (origin === SITE.origin) return address.startsWith('/') || address.startsWith('#');
  return SCHEMES.includes(protocol) && URL.canParse(address);
}

/** Cleans until nothing is left to clean: without the tags that parted them, elements may close each other. */
function clean(html: string, allowedTags: string[]): CleanHtml {
  const cleaned = sanitize(html, {
    allowedTags,
    allowedAttributes: { a: ['href'], '*': ['lang'] },
    nonTextTags: SILENT_TAGS,
    nestingLimit: 20,
    transformTags: {
      a: (tagName, { href = '', ...rest }) => ({
        tagName,
        attribs: isSafeAddress(href.trim()) ? { ...rest, href: href.trim() } : rest,
      }),
    },
  });
  return cleaned === html ? (cleaned as CleanHtml) : clean(cleaned, allowedTags);
}

/** As many letters as the cleaned texts that are kept have at the most: those of a site are asked for again and again. */
const KEPT_LETTERS = 2_000_000;

function cleaner(allowedTags: string[]): (html: string) => CleanHtml {
  const cleaned = new LRUCache<string, CleanHtml>({
    maxSize: KEPT_LETTERS,
    sizeCalculation: (cleanHtml, html) => 1 + cleanHtml.length + html.length,
    memoMethod: (html) => clean(html, allowedTags),
  });
  return (html) => cleaned.memo(html);
}

/** Leaves of an editor's line what may be shown in one. */
export const cleanLine = cleaner(LINE_TAGS);

/** Leaves of an editor's text what may be shown. */
export const cleanText = cleaner(TEXT_TAGS);
