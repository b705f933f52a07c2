/** Cleans HTML that editors wrote: no script, no style. Plain words need no cleaner; it comes with the first text that is not. */
export async function sanitizeHtml(html: string): Promise<string> {
  if (!/[<&]/.test(html)) return html;
  const { cleanHtml } = await import('./clean-html.ts');
  return cleanHtml(html);
}
