import { useTranslation } from 'react-i18next';
import { exactPrice } from '@wisata/kernel/money';
import type { OrderLine } from '@wisata/kernel/remote';
import { useApp } from '@wisata/runtime';
import { HelpBox } from '@wisata/runtime/ticket/ticket-boxes';
import { TicketFrame } from '@wisata/runtime/ticket/ticket-frame';
import type { TicketData } from '@wisata/runtime/ticket/ticket-loader';
import { TicketPaid } from '@wisata/runtime/ticket/ticket-paid';
import { rowsOf, type BreakdownRow } from '../visit/breakdown-lines.rules.ts';
import { useRowName } from '../visit/visit-breakdown.tsx';
import { linePrice, readVisit, searchAgainPath, type BookedVisit } from './booked-visit.rules.ts';
import { ChangeOrCancel, Included, OnTheDay } from './ticket-facts.tsx';
import { useBookedText } from './use-booked-text.ts';
import { VisitPasses } from './visit-pass.tsx';

/** What it cost, row by row, before and after a voucher code. */
function Paid({ line, booked }: { readonly line: OrderLine; readonly booked: BookedVisit }) {
  const { t } = useTranslation(booked.service);
  const nameOf = useRowName(booked.service);
  const total = linePrice(line);
  if (!total) return null;
  const label = (row: BreakdownRow) =>
    row.count > 0 ? t('cost.each', { name: nameOf(row), count: row.count, price: exactPrice(row.each) }) : nameOf(row);
  const rows = booked.breakdown ? rowsOf(booked.breakdown) : [];
  return <TicketPaid line={line} rows={rows.map((row) => ({ label: label(row), amount: row.sum }))} total={total} />;
}

/** The voucher of a booking on a page of its own. */
export function VisitVoucher({ line, email }: TicketData) {
  const { locale } = useApp();
  const booked = readVisit(line, locale);
  const text = useBookedText(booked);
  return (
    <TicketFrame
      line={line}
      email={email}
      title={booked.title}
      facts={[text.day, text.time, text.people].filter(Boolean).join(' · ')}
      sentTo={booked.email}
      searchAgain={searchAgainPath(booked)}
      side={
        <>
          <OnTheDay booked={booked} />
          <Included booked={booked} />
          <ChangeOrCancel booked={booked} line={line} />
          <Paid booked={booked} line={line} />
          <HelpBox service={booked.service} />
        </>
      }
    >
      {(isIssued) => <VisitPasses booked={booked} isIssued={isIssued} />}
    </TicketFrame>
  );
}
