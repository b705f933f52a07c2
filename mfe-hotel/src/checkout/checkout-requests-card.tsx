import { BedDouble } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWallTime } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { zoneLabel } from '@wisata/kernel/zones';
import { fieldId, useFieldProblem } from '@wisata/runtime/booking/checkout-form';
import { SectionCard } from '@wisata/ui/section-card';
import { Checkbox } from '@wisata/ui/checkbox';
import { Grid, Stack } from '@wisata/ui/layout';
import { RadioGroup } from '@wisata/ui/radio-group';
import { SelectField } from '@wisata/ui/select-field';
import { TextArea } from '@wisata/ui/text-area';
import { useFields } from './checkout-fields.ts';
import type { CheckoutOffer } from './checkout-offer.rules.ts';
import styles from './checkout-cards.module.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
const CHECKS = ['nonSmoking', 'highFloor', 'connectingRooms'] as const;

function BedType() {
  const { t } = useTranslation('hotel');
  const { values, set } = useFields();
  return (
    <RadioGroup
      label={t('checkout.requests.bedType')}
      variant="inline"
      name="requests.bedType"
      value={values.requests.bedType}
      onChange={(value) => set('requests.bedType', value)}
      options={(['', 'twin', 'king'] as const).map((value) => ({
        value,
        label: t(`checkout.requests.bed.${value || 'any'}`),
      }))}
    />
  );
}

function Times({ hotel }: { hotel: CheckoutOffer['hotel'] }) {
  const { t, i18n } = useTranslation('hotel');
  const { choice } = useFields();
  const locale = i18n.language as Locale;
  const zone = zoneLabel(hotel.timeZone);
  // Memoized: the card renders again at each keystroke in the form.
  const options = useMemo(() => HOURS.map((value) => ({ value, label: formatWallTime(value, locale) })), [locale]);
  const field = (name: 'checkInTime' | 'checkOutTime', hotelTime: string) => (
    <SelectField
      {...choice(`requests.${name}`)}
      id={fieldId(`requests.${name}`)}
      label={t(`checkout.requests.${name}`)}
      hint={t(`checkout.requests.${name}Hint`, { time: formatWallTime(hotelTime, locale, zone) })}
      emptyLabel={t('checkout.requests.noTime')}
      options={options}
    />
  );
  return (
    <Grid align="top">
      {field('checkInTime', hotel.checkInTime)}
      {field('checkOutTime', hotel.checkOutTime)}
    </Grid>
  );
}

/** Special requests for the room (spec section 3); the text says that the hotel does not guarantee them. */
export function CheckoutRequestsCard({ hotel }: { hotel: CheckoutOffer['hotel'] }) {
  const { t } = useTranslation('hotel');
  const { text, box } = useFields();
  const problem = useFieldProblem('requests.other');
  return (
    <SectionCard
      id="checkout-requests"
      icon={BedDouble}
      title={t('checkout.requests.title')}
      subtitle={t('checkout.requests.subtitle')}
    >
      <Stack gap={6}>
        <BedType />
        <div className={styles.checks}>
          {CHECKS.map((name) => (
            <Checkbox
              key={name}
              {...box(`requests.${name}`)}
              id={fieldId(`requests.${name}`)}
              label={t(`checkout.requests.${name}`)}
            />
          ))}
        </div>
        <Times hotel={hotel} />
        <TextArea
          {...text('requests.other')}
          id={fieldId('requests.other')}
          label={t('checkout.requests.other')}
          optional={t('checkout.optional')}
          hint={t('checkout.requests.otherHint')}
          rows={3}
          maxLength={500}
          error={problem}
        />
      </Stack>
    </SectionCard>
  );
}
