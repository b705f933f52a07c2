import { Ban, Undo2 } from 'lucide-react';
import { Icon } from '@wisata/ui/icon';
import { useStayText } from '../hooks/use-stay-text.ts';
import styles from './deadline-line.module.css';

interface DeadlineLineProps {
  readonly freeUntil: string | undefined;
  readonly timeZone: string;
  /** Adds the reader's own time where the clocks differ. */
  readonly withOwnTime?: boolean;
}

/** Until when cancelling is free, with time and zone of the property, or that nothing is given back. */
export function DeadlineLine({ freeUntil, timeZone, withOwnTime = false }: DeadlineLineProps) {
  const { formatDeadline } = useStayText();
  return (
    <p className={styles.line} data-free={freeUntil !== undefined || undefined}>
      <Icon of={freeUntil === undefined ? Ban : Undo2} size="s" />
      <span>{formatDeadline(freeUntil, timeZone, withOwnTime)}</span>
    </p>
  );
}
