import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './accordion.module.css';
import { Icon } from '../media/icon.tsx';

/** One question and its answer. */
export interface AccordionItem {
  id: string;
  summary: ReactNode;
  content: ReactNode;
  open?: boolean;
}

/** Native `<details>`: works without script, and the browser's text search opens what it finds. `group` lets only one be open. */
export function Accordion({ items, group }: { items: readonly AccordionItem[]; group?: string }) {
  return (
    <div className={styles.list}>
      {items.map((item) => (
        <details key={item.id} id={item.id} name={group} open={item.open} className={styles.item}>
          <summary className={styles.summary}>
            {item.summary}
            <Icon of={ChevronDown} />
          </summary>
          <div className={styles.body}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
