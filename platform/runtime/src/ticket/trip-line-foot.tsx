import { useTranslation } from 'react-i18next';
import type { OrderBadge } from '@wisata/kernel/booking-status';
import { parseInstant } from '@wisata/kernel/dates';
import type { OrderLine } from '@wisata/kernel/remote';
import { RouterLink, useApp } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { useInstantText } from '@wisata/ui/use-instant-text';

interface TripLineFootProps {
  readonly service: string;
  readonly line: OrderLine;
  readonly badge: OrderBadge;
  /** The same search again, for a trip that came to nothing. */
  readonly searchAgain: string;
}

/** Foot of a booked trip: order ID and payment deadline, or for an expired or canceled one the link to search again. */
export function TripLineFoot({ service, line, badge, searchAgain }: TripLineFootProps) {
  const { t } = useTranslation(service);
  const at = useInstantText(useApp().locale);
  const limitMs = parseInstant(line.time_limit);
  if (badge === 'expired' || badge === 'canceled') {
    return (
      <LinkButton as={RouterLink} size="s" href={searchAgain}>
        {t('line.again')}
      </LinkButton>
    );
  }
  const payBy = badge === 'unpaid' && limitMs !== undefined && t('line.payBy', { at: at(limitMs) });
  return (
    <span>
      {t('line.code', { code: line.code })}
      {payBy && (
        <>
          {' · '}
          <span>{payBy}</span>
        </>
      )}
    </span>
  );
}
