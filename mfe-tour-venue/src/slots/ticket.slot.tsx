import type { SlotProps } from '@wisata/kernel/remote';
import { useApp } from '@wisata/runtime';
import { HelpBox } from '@wisata/runtime/ticket/ticket-boxes';
import { TicketInPage } from '@wisata/runtime/ticket/ticket-in-page';
import { readVisit } from '../ticket/booked-visit.rules.ts';
import { Included, OnTheDay } from '../ticket/ticket-facts.tsx';
import { VisitPasses } from '../ticket/visit-pass.tsx';

/** The voucher of a tour or a venue. */
export default function VisitTicket({ line, email }: SlotProps['ticket']) {
  const booked = readVisit(line, useApp().locale);
  const facts = (
    <>
      <OnTheDay booked={booked} />
      <Included booked={booked} />
      <HelpBox service={booked.service} />
    </>
  );
  return (
    <TicketInPage line={line} email={email} sentTo={booked.email} facts={facts}>
      {(isIssued) => <VisitPasses booked={booked} isIssued={isIssued} />}
    </TicketInPage>
  );
}
