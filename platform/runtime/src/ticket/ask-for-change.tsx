import { useTranslation } from 'react-i18next';
import { exactPrice, fromMajor, type Currency } from '@wisata/kernel/money';
import type { OrderLine } from '@wisata/kernel/remote';
import { RouterLink, useSessionUser } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { Row } from '@wisata/ui/layout';
import { orderPath } from '../visitor/own-bookings.ts';

/** Props of `AskForChange`. */
export interface AskForChangeProps {
  /** With what giving it up now would bring back, where that is known. */
  readonly line: OrderLine & {
    readonly refund_estimate?: { readonly amount: number; readonly currency: Currency } | null | undefined;
  };
}

/** From a ticket's own page to where a change or refund of a paid booking is asked for; what would come back is said before. */
export function AskForChange({ line }: AskForChangeProps) {
  const { t } = useTranslation(line.service);
  const isMember = useSessionUser() !== undefined;
  if (line.payment_status !== 'paid') return null;
  const estimate = line.refund_estimate;
  const amount = estimate ? exactPrice(fromMajor(estimate.amount, estimate.currency)) : '';
  return (
    <>
      {estimate && (
        <p>{t(estimate.amount > 0 ? 'ticket.change.estimate' : 'ticket.change.estimateNone', { amount })}</p>
      )}
      <Row>
        <LinkButton as={RouterLink} size="s" href={orderPath(isMember ? line.id : line.code, isMember)}>
          {t('ticket.change.ask')}
        </LinkButton>
      </Row>
    </>
  );
}
