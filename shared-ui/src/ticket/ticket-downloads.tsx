import { CalendarPlus, Download, Printer, Receipt } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Row } from '../layout/layout.tsx';
import { Note } from '../feedback/note.tsx';
import styles from './take-along.module.css';

type TakeAlongFile = 'voucher' | 'calendar' | 'receipt';

/** Props of `TicketDownloads`. */
export interface TicketDownloadsProps {
  /** What the buttons say, and the title of a problem; without `print` where paper would show more than the ticket. */
  words: Readonly<Record<'download' | 'calendar' | 'receipt' | 'failed', string> & { print?: string }>;
  /** The file that is being downloaded. */
  busy: TakeAlongFile | undefined;
  /** Why the last file did not come. */
  problem: string | undefined;
  get: (file: TakeAlongFile) => Promise<void>;
  /** Further links after the buttons. */
  children?: ReactNode;
}

/** Ways to take a ticket along: PDF, calendar, and from 720 px paper. Not on that paper itself. */
export function TicketDownloads({ words, busy, problem, get, children }: TicketDownloadsProps) {
  return (
    <div className={styles.actions}>
      <Row>
        <Button variant="action" icon={Download} busy={busy === 'voucher'} onClick={() => void get('voucher')}>
          {words.download}
        </Button>
        <Button icon={CalendarPlus} busy={busy === 'calendar'} onClick={() => void get('calendar')}>
          {words.calendar}
        </Button>
        <Button icon={Receipt} busy={busy === 'receipt'} onClick={() => void get('receipt')}>
          {words.receipt}
        </Button>
        {words.print && (
          <span className={styles.print}>
            <Button icon={Printer} onClick={() => window.print()}>
              {words.print}
            </Button>
          </span>
        )}
        {children}
      </Row>
      {problem && (
        <Note tone="danger" title={words.failed} live="alert">
          {problem}
        </Note>
      )}
    </div>
  );
}
