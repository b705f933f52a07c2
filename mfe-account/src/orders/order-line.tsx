import { useTranslation } from 'react-i18next';
import { isExpired } from '@wisata/kernel/booking-status';
import { parseInstant } from '@wisata/kernel/dates';
import { exactPrice, fromMajor } from '@wisata/kernel/money';
import { RouterLink, Slot, useApp } from '@wisata/runtime';
import { Button, LinkButton } from '@wisata/ui/button';
import { RemoteDown } from '@wisata/ui/failure-state';
import { SkeletonResult } from '@wisata/ui/skeleton';
import { useInstantText } from '@wisata/ui/use-instant-text';
import type { Line } from '../api/order.schema.ts';
import { searchAgainPath } from './search-again.rules.ts';

interface OrderLineProps {
  readonly line: Line;
  /** The first of its page. */
  readonly isTop?: boolean;
}

/** A line as its own service shows it; when that service is down, the facts that are known here. */
export function OrderLine({ line, isTop = false }: OrderLineProps) {
  const { t } = useTranslation('account');
  const { clock, config, locale } = useApp();
  const instant = useInstantText(locale);
  const deadlineMs = parseInstant(line.time_limit);
  const down = (retry?: () => void) => (
    <RemoteDown
      name={line.title}
      amount={exactPrice(fromMajor(line.amount, line.currency))}
      deadline={deadlineMs === undefined ? undefined : instant(deadlineMs)}
      reference={line.code}
      action={
        <>
          {retry && (
            <Button variant="quiet" onClick={retry}>
              {t('again')}
            </Button>
          )}
          {isExpired(line, clock.now()) && (
            <LinkButton as={RouterLink} href={searchAgainPath(config, line, clock.now())}>
              {t('order.searchAgain')}
            </LinkButton>
          )}
        </>
      }
    >
      {t('line.down')}
    </RemoteDown>
  );
  return (
    <Slot
      name={`${line.service}:order-line`}
      props={{ line, isTop }}
      loading={<SkeletonResult />}
      fallback={down}
      off={down()}
    />
  );
}
