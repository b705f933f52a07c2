import { useTranslation } from 'react-i18next';
import { formatInstant, parseInstant } from '@wisata/kernel/dates';
import { fromMajor, price } from '@wisata/kernel/money';
import { Slot, useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { RemoteDown } from '@wisata/ui/failure-state';
import { SkeletonResult } from '@wisata/ui/skeleton';
import type { Line } from '../api/order.schema.ts';

/** A line as its own service shows it; when that service is down, the facts that are known here. */
export function OrderLine({ line }: { line: Line }) {
  const { t } = useTranslation('account');
  const { locale } = useApp();
  const deadlineMs = parseInstant(line.time_limit);
  return (
    <Slot
      name={`${line.service}:order-line`}
      props={{ line }}
      loading={<SkeletonResult />}
      fallback={(retry) => (
        <RemoteDown
          name={line.title}
          amount={price(fromMajor(line.amount, line.currency))}
          deadline={deadlineMs === undefined ? undefined : formatInstant(deadlineMs, locale)}
          reference={line.code}
          action={
            <Button variant="quiet" onClick={retry}>
              {t('again')}
            </Button>
          }
        >
          {t('line.down')}
        </RemoteDown>
      )}
    />
  );
}
