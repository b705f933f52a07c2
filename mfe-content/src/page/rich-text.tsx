import type { ReactNode } from 'react';
import { parseLocalePath } from '@wisata/kernel/locale';
import type { RichElement, RichNode } from '@wisata/kernel/rich-text';
import { RouterLink } from '@wisata/runtime';
import styles from './rich-text.module.css';

const CLASSES: Readonly<Partial<Record<RichElement['tag'], string | undefined>>> = {
  h2: styles.heading,
  h3: styles.heading,
  ul: styles.list,
  ol: styles.list,
  blockquote: styles.quote,
};

function draw(node: RichNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag: Tag, href, children } = node;
  if (Tag === 'br') return <br key={key} />;
  const content = children.map(draw);
  if (Tag !== 'a') {
    return (
      <Tag key={key} className={CLASSES[Tag]}>
        {content}
      </Tag>
    );
  }
  if (!href) return content;
  // Editors write addresses as they stand in the browser; the router adds the language itself.
  return (
    <RouterLink key={key} href={href.startsWith('/') ? parseLocalePath(href).path : href}>
      {content}
    </RouterLink>
  );
}

/** Editors' text; its headings begin at the second level. `compact` is an answer inside a list. */
export function RichText({ nodes, compact }: { readonly nodes: readonly RichNode[]; readonly compact?: boolean }) {
  return <div className={compact ? `${styles.text} ${styles.compact}` : styles.text}>{nodes.map(draw)}</div>;
}
