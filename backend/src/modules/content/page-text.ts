const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** `[words](/path)` becomes a link; nothing else has a meaning inside a line. */
function inline(text: string): string {
  return escapeHtml(text).replace(
    /\[([^\]]+)\]\(((?:\/|https:|tel:|mailto:)[^)\s]*)\)/g,
    (_, words: string, address: string) => `<a href="${address}">${words}</a>`,
  );
}

function block(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  if (lines[0]?.startsWith('## ')) return `<h2>${inline(lines[0].slice(3))}</h2>`;
  if (lines[0]?.startsWith('- '))
    return `<ul>${lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join('')}</ul>`;
  return `<p>${inline(lines.join(' '))}</p>`;
}

/** Text as editors write it, blocks parted by an empty line: paragraphs, `## ` headings and `- ` lists. */
export function toHtml(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map(block)
    .join('');
}
