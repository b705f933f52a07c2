import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderLine } from '@wisata/kernel/remote';
import { ChangeBox, HelpBox } from '@wisata/runtime/ticket/ticket-boxes';
import type { CardHeaderProps } from '@wisata/ui/card';
import { TicketBox, TicketList } from '@wisata/ui/ticket-box';
import { PRODUCTS } from '../products/product-words.tsx';
import type { BookedProduct } from './booked-product.rules.ts';
import { useBookedText } from './use-booked-text.ts';

interface VoucherFactsProps {
  readonly booked: BookedProduct;
  readonly level: CardHeaderProps['level'];
  /** The booking, where a change of it cannot be asked for on the same page. */
  readonly line?: OrderLine;
  /** Further boxes before the help desk. */
  readonly children?: ReactNode;
}

/** What else a traveller has to know: how to use it, what is in it, what cancelling costs, whom to call. */
export function VoucherFacts({ booked, level, line, children }: VoucherFactsProps) {
  const { t } = useTranslation(PRODUCTS);
  const { terms } = useBookedText(booked);
  const { use, includes, freeUntil } = booked;
  return (
    <>
      {use.length > 0 && (
        <TicketBox level={level} title={t('ticket.use')}>
          <TicketList items={use} />
        </TicketBox>
      )}
      {includes.length > 0 && (
        <TicketBox level={level} title={t('ticket.includes')}>
          <TicketList items={includes} />
        </TicketBox>
      )}
      <ChangeBox
        service={PRODUCTS}
        level={level}
        rules={freeUntil === null ? [terms] : [terms, t('terms.late')]}
        line={line}
      />
      {children}
      <HelpBox service={PRODUCTS} level={level} />
    </>
  );
}
