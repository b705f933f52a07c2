import { useTranslation } from 'react-i18next';
import type { OrderLine } from '@wisata/kernel/remote';
import { RouterLink, useSessionUser } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { Row } from '@wisata/ui/layout';
import { orderPath } from '../visitor/own-bookings.ts';

/** From a ticket's own page to where a change or refund of a paid booking is asked for. */
export function AskForChange({ line }: { line: OrderLine }) {
  const { t } = useTranslation(line.service);
  const isMember = useSessionUser() !== undefined;
  if (line.payment_status !== 'paid') return null;
  return (
    <Row>
      <LinkButton as={RouterLink} size="s" href={orderPath(isMember ? line.id : line.code, isMember)}>
        {t('ticket.change.ask')}
      </LinkButton>
    </Row>
  );
}
