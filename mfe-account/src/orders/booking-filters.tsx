import { useState } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApp } from '@wisata/runtime';
import { useQueryNavigate, useOptimisticQuery } from '@wisata/runtime/optimistic-query';
import { Badge } from '@wisata/ui/badge';
import { IconButton } from '@wisata/ui/icon-button';
import { Row } from '@wisata/ui/layout';
import { Popover } from '@wisata/ui/popover';
import { RadioGroup } from '@wisata/ui/radio-group';
import { Segmented } from '@wisata/ui/segmented';
import { useServicesOnSale } from './use-services-on-sale.ts';
import { useServiceName } from './use-service-name.ts';
import { filterServices } from './transaction-filter.rules.ts';
import { BOOKING_TIMES, bookingsPath, readBookingQuery, type BookingQuery } from './booking-choice.rules.ts';

function ServiceFilter({ service, onChoose }: { service: string; onChoose: (service: string) => void }) {
  const { t } = useTranslation('account');
  const [open, setOpen] = useState(false);
  const nameOf = useServiceName();
  const services = useServicesOnSale([service]);
  const label = service ? t('orders.filterNow', { service: nameOf(service) }) : t('orders.filter');
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      title={t('orders.filter')}
      align="end"
      phone="panel"
      labels={{ close: t('orders.close') }}
      trigger={(wiring) => (
        <IconButton icon={SlidersHorizontal} label={label} variant="bordered" {...wiring}>
          <Badge count={service ? 1 : 0} label={label} />
        </IconButton>
      )}
    >
      <RadioGroup
        label={t('orders.filter')}
        value={service}
        onChange={onChoose}
        options={['', ...services].map((value) => ({
          value,
          label: value ? nameOf(value) : t('orders.everyService'),
        }))}
      />
    </Popover>
  );
}

/** One row over the list: what is ahead, past or given up, and behind a button which service. */
export function BookingFilters({ wanted: shown }: { wanted: BookingQuery }) {
  const { t } = useTranslation('account');
  const known = filterServices(useApp().config);
  const wanted = useOptimisticQuery(shown, (query) => readBookingQuery(query, known));
  const ask = useQueryNavigate();
  const change = (part: Partial<BookingQuery>) => ask(bookingsPath({ ...wanted, page: 1, ...part }));
  return (
    <Row justify="between">
      <Segmented
        label={t('orders.when')}
        labelHidden
        value={wanted.when}
        onChange={(when) => change({ when })}
        options={BOOKING_TIMES.map((value) => ({ value, label: t(`orders.${value}`) }))}
      />
      <ServiceFilter service={wanted.service} onChoose={(service) => change({ service })} />
    </Row>
  );
}
