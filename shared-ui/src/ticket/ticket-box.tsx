import type { ReactNode } from 'react';
import { Card, CardBody, CardHeader, type CardHeaderProps } from '../layout/card.tsx';
import { Grid } from '../layout/layout.tsx';
import styles from './ticket-box.module.css';

/** What stands under a ticket; two boxes beside each other from 720 px. */
export function TicketBoxes({ children }: { children: ReactNode }) {
  return <Grid align="top">{children}</Grid>;
}

/** Props of `TicketBox`. */
export interface TicketBoxProps extends Pick<CardHeaderProps, 'level'> {
  title: string;
  children: ReactNode;
}

/** One titled box about a ticket. */
export function TicketBox({ title, level, children }: TicketBoxProps) {
  return (
    <Card as="section" label={title}>
      <CardHeader level={level} title={title} />
      <CardBody>{children}</CardBody>
    </Card>
  );
}

/** Sentences in a box, with small print under them; nothing when there are none. */
export function TicketList({ items, note }: { items: readonly string[]; note?: string }) {
  if (items.length === 0) return null;
  return (
    <>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {note && <p className={styles.muted}>{note}</p>}
    </>
  );
}

/** Props of `TicketHelp`. */
export interface TicketHelpProps extends Omit<TicketBoxProps, 'children'> {
  company: string;
  /** As it is read; spaces are left out of the link. */
  phone: string;
  hours: string;
}

/** Whom to call about a ticket, and when. */
export function TicketHelp({ company, phone, hours, ...box }: TicketHelpProps) {
  return (
    <TicketBox {...box}>
      <p className={styles.muted}>
        {company} · <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>
      </p>
      <p className={styles.muted}>{hours}</p>
    </TicketBox>
  );
}
