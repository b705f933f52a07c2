import { useTranslation } from 'react-i18next';
import { isIssued } from '@wisata/kernel/booking-status';
import { findDocumentPath } from '@wisata/kernel/services';
import { RouterLink, useApp } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import type { Line } from '../api/order.schema.ts';

/** From a list to one booking: to its voucher once there is one, which leads on to the booking's own page. */
export function BookingLink({ line }: { line: Line }) {
  const { t } = useTranslation('account');
  const { config } = useApp();
  const ticket = isIssued(line) ? findDocumentPath(config, line) : undefined;
  return (
    <LinkButton variant="quiet" size="s" as={RouterLink} href={ticket ?? `/dashboard/order/detail?id=${line.id}`}>
      {t(isIssued(line) ? 'history.voucher' : 'history.open')}
    </LinkButton>
  );
}
