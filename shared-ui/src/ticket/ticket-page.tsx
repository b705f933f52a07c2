import type { ReactNode } from 'react';
import { Band, Page, Row, SideColumns, Stack } from '../layout/layout.tsx';
import styles from './ticket-page.module.css';

/** Props of `TicketPage`. */
export interface TicketPageProps {
  /** A `Note`: what is going on with the booking. */
  state: ReactNode;
  /** Over the title: the order ID. */
  order: string;
  title: string;
  /** Under the title: days and people. */
  facts: ReactNode;
  /** What can be done next. */
  actions: ReactNode;
  /** Boxes beside the tickets. */
  side: ReactNode;
  /** The tickets or vouchers. */
  children: ReactNode;
}

/** A booked thing on a page of its own, to read, to keep and to print. */
export function TicketPage({ state, order, title, facts, actions, side, children }: TicketPageProps) {
  return (
    <Band>
      <Page>
        <div className={styles.page}>
          <Stack>
            {state}
            <Row justify="between" align="top">
              <div>
                <p className={styles.order}>{order}</p>
                <h1>{title}</h1>
                <p className={styles.facts}>{facts}</p>
              </div>
              {actions}
            </Row>
            <SideColumns at="end" side={<Stack>{side}</Stack>}>
              {children}
            </SideColumns>
          </Stack>
        </div>
      </Page>
    </Band>
  );
}
