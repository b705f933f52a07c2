import type { ReactNode } from 'react';
import { classNames } from '../text/class-names.ts';
import { KawungLines } from '../media/kawung.tsx';
import styles from './ticket-card.module.css';

/** Props of `TicketCard`. */
export interface TicketCardProps {
  /** What was booked, in the head; names the card too. */
  title: string;
  /** Over the title. */
  dates?: ReactNode;
  /** Under the title. */
  place?: ReactNode;
  /** At the other end of the head. */
  carrier?: { readonly name: string; readonly number: string };
  children: ReactNode;
  /** A `TicketStub`. Without it the card has no code and cannot be mistaken for a valid ticket. */
  stub?: ReactNode;
}

/** A ticket or voucher: navy head, the facts, and behind the perforation the code for the desk. */
export function TicketCard({ title, dates, place, carrier, children, stub }: TicketCardProps) {
  return (
    <article className={styles.ticket} aria-label={title}>
      <header className={classNames(styles.head, carrier && styles.pair)}>
        <KawungLines ink="brand" />
        <div>
          {dates && <span>{dates}</span>}
          <h3 className={styles.title}>{title}</h3>
          {place && <span>{place}</span>}
        </div>
        {carrier && (
          <div>
            <span>{carrier.name}</span>
            <b className={styles.title}>{carrier.number}</b>
          </div>
        )}
      </header>
      <div className={styles.parts}>
        <div className={styles.main}>{children}</div>
        {stub}
      </div>
    </article>
  );
}

/** Props of `TicketStub`. */
export interface TicketStubProps {
  /** What the code is. */
  label: string;
  code: string;
  /** Under the code, on screens only. */
  action?: ReactNode;
  /** A `QrCode`. */
  qr: ReactNode;
  /** Where to show it. */
  hint: string;
}

/** The stub of a `TicketCard`: its code to read out and to scan. */
export function TicketStub({ label, code, action, qr, hint }: TicketStubProps) {
  return (
    <div className={styles.stub}>
      <span className={styles.label}>{label}</span>
      <b className={styles.code}>{code}</b>
      {action && <span className={styles.screenOnly}>{action}</span>}
      <div className={styles.qr}>{qr}</div>
      <span className={styles.label}>{hint}</span>
    </div>
  );
}
