import type { ReactNode } from 'react';
import { orderBadge } from '@wisata/kernel/booking-status';
import type { SlotProps } from '@wisata/kernel/remote';
import { documentPath } from '@wisata/kernel/services';
import { useApp } from '@wisata/runtime';
import { Stack } from '@wisata/ui/layout';
import { TicketBoxes } from '@wisata/ui/ticket-box';
import { TicketActions } from './ticket-actions.tsx';
import { TicketState } from './ticket-state.tsx';

type Slot = SlotProps['ticket'];

interface TicketInPageProps {
  readonly line: Slot['line'];
  /** A guest's proof; undefined for a member. */
  readonly email: Slot['email'] | undefined;
  /** Where the ticket was sent, for a member. */
  readonly sentTo?: string | undefined;
  /** Boxes under the ticket. */
  readonly facts: ReactNode;
  /** The ticket itself. */
  readonly children: (isIssued: boolean) => ReactNode;
}

/** A ticket shown inside another page: once it is issued the ways to take it along, before that what is going on and whom to call. */
export function TicketInPage({ line, email, sentTo, facts, children }: TicketInPageProps) {
  const { clock, config } = useApp();
  const isIssued = orderBadge(line, clock.now()) === 'paid';
  return (
    <Stack>
      {isIssued ? (
        <TicketActions line={line} email={email} page={documentPath(config, line)} />
      ) : (
        <TicketState line={line} email={email ?? sentTo} />
      )}
      {children(isIssued)}
      <TicketBoxes>{facts}</TicketBoxes>
    </Stack>
  );
}
