import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { price } from '@wisata/kernel/money';
import { Button } from '@wisata/ui/button';
import { Stack } from '@wisata/ui/layout';
import { RadioGroup } from '@wisata/ui/radio-group';
import type { Flight } from '../api/flight.model.ts';
import { inClass } from './fare-class.rules.ts';
import type { FlightCardProps } from './flight-card-props.ts';

function useOptions(flight: Flight) {
  const { t } = useTranslation('flight');
  return flight.classes.map((each) => ({
    value: each.id,
    label: t('classes.name', { cabin: t(`cabin.${each.cabin}`), code: each.code }),
    detail: [
      each.baggage ? t('flight.bag', { weight: each.baggage }) : t('flight.cabinBagOnly'),
      t(each.policy.isRefundable ? 'flight.refund' : 'flight.noRefund'),
      t(each.policy.isChangeable ? 'flight.reschedule' : 'flight.noReschedule'),
      t('classes.seats', { count: each.seats }),
    ].join(' · '),
    aside: price(each.total),
    disabled: each.seats === 0,
  }));
}

/** Other booking classes of the same plane, each with its total for the party and its rules. */
export function ClassChoice({ flight, isChecking, onChoose }: FlightCardProps) {
  const { t } = useTranslation('flight');
  const options = useOptions(flight);
  const [classId, setClassId] = useState(flight.classes[0]?.id ?? '');
  const picked = inClass(flight, classId);
  return (
    <Stack as="section" gap={4}>
      <RadioGroup
        label={t('classes.title')}
        hint={t('classes.hint')}
        variant="framed"
        options={options}
        value={classId}
        onChange={setClassId}
      />
      <div>
        <Button variant="primary" busy={isChecking} onClick={() => onChoose(picked)}>
          {t('classes.choose', { price: price(picked.total) })}
        </Button>
      </div>
    </Stack>
  );
}
