import { useTranslation } from 'react-i18next';
import { formatDate } from '@wisata/kernel/dates';
import { findTypedDay, type TypedDay } from '@wisata/kernel/typed-day';
import { useApp } from '@wisata/runtime';
import { ContactReview, ReviewPart } from '@wisata/runtime/booking/review-parts';
import { usePersonName } from '@wisata/runtime/booking/use-person-name';
import { ReviewCard, ReviewFacts, ReviewList } from '@wisata/ui/review-card';
import { chargeName, isExtra } from '../trip/charge-name.ts';
import { useSearchText } from '../trip/use-search-text.ts';
import { useVehicleText } from '../trip/use-vehicle-text.ts';
import { useFields, useRental } from './checkout-facts.ts';
import { driverOf } from './vehicle-form.rules.ts';

function useDayText() {
  const { locale } = useApp();
  return (day: TypedDay) => {
    const date = findTypedDay(day);
    return date ? formatDate(date, locale) : '';
  };
}

/** Who drives, and a second driver, with their licences. */
function Drivers() {
  const { t } = useTranslation('transport');
  const { facts } = useRental();
  const { values } = useFields();
  const nameOf = usePersonName();
  const dayOf = useDayText();
  const driver = driverOf(values);
  const { second } = values;
  const licence = (number: string, expires: TypedDay) =>
    t('checkout.review.licence', { number: number.trim(), date: dayOf(expires) });
  const own = {
    label: t('checkout.driver.title'),
    value: nameOf(driver),
    details: [
      t('checkout.review.born', { date: dayOf(driver.birth) }),
      licence(driver.licenceNumber, driver.licenceExpires),
    ],
  };
  const other = {
    label: t('checkout.second.title'),
    value: second.name.trim(),
    details: [licence(second.number, second.expires)],
  };
  return (
    <ReviewPart id="review-drivers" title={t('checkout.review.drivers')}>
      <ReviewFacts strong facts={facts.hasSecond ? [own, other] : [own]} />
    </ReviewPart>
  );
}

/** What was typed for the driver and the operator; nothing where nothing was. */
function Wishes() {
  const { t } = useTranslation('transport');
  const { facts } = useRental();
  const { values } = useFields();
  const names = facts.isSelfDrive ? (['remark'] as const) : (['flight', 'sign', 'remark'] as const);
  const rows = names
    .map((name) => ({ label: t(`checkout.${name}.label`), value: values[name].trim() }))
    .filter(({ value }) => value !== '');
  if (rows.length === 0) return null;
  return (
    <ReviewPart id="review-wishes" title={t('checkout.review.wishes')}>
      <ReviewFacts facts={rows} />
    </ReviewPart>
  );
}

/** Everything that was typed, to read before booking. */
export function VehicleReview() {
  const { t } = useTranslation('transport');
  const { confirmed, choice, quote, facts } = useRental();
  const { locale } = useApp();
  const vehicle = confirmed.selectedVehicle;
  const text = useSearchText();
  const { name } = useVehicleText(vehicle);
  const { mode } = vehicle;
  const extras = quote.charges.filter(({ code }) => isExtra(code)).map((charge) => chargeName(charge, locale));
  return (
    <>
      <ReviewCard id="review-vehicle" title={name}>
        <ReviewFacts
          facts={[
            {
              label: t(`search.pickUp.${mode}`),
              value: confirmed.pickUpLocation.name,
              details: [text.pickUp(confirmed)],
            },
            {
              label: t(`search.dropOff.${mode}`),
              value: confirmed.dropOffLocation.name,
              details: [text.dropOff(confirmed)],
            },
            { label: t('search.party'), value: text.party(choice.search) },
            ...(extras.length > 0 ? [{ label: t('checkout.review.extras'), value: extras.join(' · ') }] : []),
          ]}
        />
      </ReviewCard>
      {facts.isSelfDrive && <Drivers />}
      <ContactReview strong />
      <Wishes />
      <ReviewCard id="review-policy" title={t('rules.cancel')}>
        <ReviewList lines={[text.free(vehicle, confirmed.timeZone), `${t('terms.late')}.`]} />
      </ReviewCard>
    </>
  );
}
