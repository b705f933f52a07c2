import type { ReactNode } from 'react';
import { orderBadge } from '@wisata/kernel/booking-status';
import { inlineJson } from '@wisata/kernel/inline-json';
import { RouterLink, useApp } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { TicketPage } from '@wisata/ui/ticket-page';
import { useWords } from '../booking/service.tsx';
import { paymentPath } from '../visitor/own-bookings.ts';
import { TicketActions } from './ticket-actions.tsx';
import type { TicketData } from './ticket-loader.ts';
import { TicketState } from './ticket-state.tsx';
import { useRefresh } from './use-refresh.ts';

/** Props of `TicketFrame`. */
export interface TicketFrameProps extends TicketData {
  readonly title: string;
  /** Days and people. */
  readonly facts: ReactNode;
  /** Where the voucher was sent. */
  readonly sentTo: string | undefined;
  /** The same search once more, for a booking that ended. */
  readonly searchAgain: string;
  readonly side: ReactNode;
  /** The ticket itself. */
  readonly children: (isIssued: boolean) => ReactNode;
}

/** What the visitor can do next: take the ticket along, pay, or search the same again. */
function NextStep({ line, email, searchAgain }: Pick<TicketFrameProps, 'line' | 'email' | 'searchAgain'>) {
  const { t } = useWords();
  const badge = orderBadge(line, useApp().clock.now());
  if (badge === 'paid') return <TicketActions line={line} email={email} />;
  if (badge === 'process' || badge === 'error') return null;
  const isUnpaid = badge === 'unpaid';
  return (
    <LinkButton as={RouterLink} variant="action" href={isUnpaid ? paymentPath(line.id) : searchAgain}>
      {t(isUnpaid ? 'eticket.pay' : 'line.again')}
    </LinkButton>
  );
}

/** A booking on a page of its own, told to programs that read pages too, and kept up to date while it is being issued. */
export function TicketFrame({ line, email, sentTo, searchAgain, children, ...page }: TicketFrameProps) {
  const { t } = useWords();
  const badge = orderBadge(line, useApp().clock.now());
  useRefresh(badge === 'process');
  return (
    <>
      {line.reservations.length > 0 && <script type="application/ld+json">{inlineJson(line.reservations)}</script>}
      <TicketPage
        state={<TicketState line={line} email={email ?? sentTo} />}
        order={t('line.code', { code: line.code })}
        actions={<NextStep line={line} email={email} searchAgain={searchAgain} />}
        {...page}
      >
        {children(badge === 'paid')}
      </TicketPage>
    </>
  );
}
