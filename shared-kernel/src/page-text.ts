const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** One line of text as HTML: `[words](/path)` becomes a link; nothing else has a meaning inside a line. */
export function toInlineHtml(text: string): string {
  return escapeHtml(text).replace(
    /\[([^\]]+)\]\(((?:\/|https:|tel:|mailto:)[^)\s]*)\)/g,
    (_, words: string, address: string) => `<a href="${address}">${words}</a>`,
  );
}

function block(lines: readonly string[]): string {
  const [first = '', ...rest] = lines;
  if (first.startsWith('## ')) return `<h2>${toInlineHtml(first.slice(3))}</h2>${rest.length > 0 ? block(rest) : ''}`;
  if (first.startsWith('- '))
    return `<ul>${lines.map((line) => `<li>${toInlineHtml(line.slice(2))}</li>`).join('')}</ul>`;
  return `<p>${toInlineHtml(lines.join(' '))}</p>`;
}

/** Text as editors write it, blocks parted by an empty line: paragraphs, `- ` lists, and `## ` headings on top of either. */
export function toHtml(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((part) => block(part.split('\n').map((line) => line.trim())))
    .join('');
}

const SIGNS: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
  '&nbsp;': ' ',
};

/** HTML of {@link toHtml}, or of an editor who wrote the same tags by hand, as text again; other tags lose their marks. */
export function toPageText(html: string): string {
  return html
    .replace(/<a\s[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g, '[$2]($1)')
    .replace(/<h2>/g, '\n\n## ')
    .replace(/<\/h2>/g, '\n')
    .replace(/<li>/g, '- ')
    .replace(/<\/li>/g, '\n')
    .replace(/<\/(?:p|ul)>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(?:lt|gt|quot|amp|nbsp);/g, (sign) => SIGNS[sign]!)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
