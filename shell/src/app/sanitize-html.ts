/** Cleans HTML that editors wrote: no script, no style, links open without access to this page. Loads the cleaner on first use. */
export async function sanitizeHtml(html: string): Promise<string> {
  // Plain words need no cleaner.
  if (!/[<&]/.test(html)) return html;
  const { default: purify } = await import('dompurify');
  return purify.sanitize(html, {
    ALLOWED_TAGS: ['a', 'b', 'strong', 'i', 'em', 'br', 'p', 'span'],
    ALLOWED_ATTR: ['href', 'lang'],
  });
}
