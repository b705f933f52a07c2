const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** `[words](/path)` becomes a link; nothing else has a meaning inside a line. */
function inline(text: string): string {
  return escapeHtml(text).replace(
    /\[([^\]]+)\]\(((?:\/|https:|tel:|mailto:)[^)\s]*)\)/g,
    (_, words: string, address: string) => `<a href="${address}">${words}</a>`,
  );
}

function block(lines: readonly string[]): string {
  const [first = '', ...rest] = lines;
  if (first.startsWith('## ')) return `<h2>${inline(first.slice(3))}</h2>${rest.length > 0 ? block(rest) : ''}`;
  if (first.startsWith('- ')) return `<ul>${lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join('')}</ul>`;
  return `<p>${inline(lines.join(' '))}</p>`;
}

/** Text as editors write it, blocks parted by an empty line: paragraphs, `- ` lists, and `## ` headings on top of either. */
export function toHtml(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((part) => block(part.split('\n').map((line) => line.trim())))
    .join('');
}
