import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { daysBetween, formatDate, parseInstant } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { lazyPart, RouterLink } from '@wisata/runtime';
import { CheckoutFrame } from '@wisata/runtime/booking/checkout-frame';
import { CheckoutBrief } from '@wisata/ui/checkout-page';
import { useFieldFacts } from './checkout-fields.ts';
import { useRoomCheckout, type CheckoutProps } from './use-room-checkout.ts';
import { checkoutWays } from './checkout-query.rules.ts';
import { CheckoutDetails } from './checkout-details.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';

const CheckoutReview = lazyPart(
  async () => (await import(/* webpackChunkName: "second-step" */ './checkout-review.tsx')).CheckoutReview,
);

interface PhoneHeadProps extends Pick<CheckoutProps, 'offer'> {
  readonly roomsPath: string;
}

/** What is being booked, in short, where the price column does not fit. It does not depend on the form. */
const PhoneHead = memo(function PhoneHead({ offer, roomsPath }: PhoneHeadProps) {
  const { t, i18n } = useTranslation('hotel');
  const locale = i18n.language as Locale;
  const { hotel, room, query } = offer;
  const dates = t('line.dates', {
    from: formatDate(query.checkInDate, locale, 'short'),
    to: formatDate(query.checkOutDate, locale),
  });
  return (
    <CheckoutBrief
      as={RouterLink}
      title={hotel.name}
      facts={[room.name, dates]}
      back={{ href: roomsPath, label: t('checkout.details.back') }}
    />
  );
});

const promoFacts = ({ hotel, query }: CheckoutProps['offer']) => ({
  date: query.checkInDate,
  nights: daysBetween(query.checkInDate, query.checkOutDate),
  places: hotel.place.split(', '),
  hotels: [hotel.name, hotel.key],
});

/** A hotel checkout in two steps; the address says which one. */
export function Checkout(props: CheckoutProps) {
  const { offer, saved, search } = props;
  const { t } = useTranslation('hotel');
  const checkout = useRoomCheckout(props);
  const { total } = checkout.price;
  const fields = useFieldFacts(checkout.form.values);
  const ways = checkoutWays(search);
  const summary = useMemo(() => <CheckoutSummary offer={offer} total={total} />, [offer, total]);
  return (
    <CheckoutFrame
      service="hotel"
      checkout={checkout}
      fields={fields}
      ways={ways}
      holdMs={parseInstant(offer.quoteExpiresAt)}
      lede={t('checkout.details.lede')}
      brief={<PhoneHead offer={offer} roomsPath={ways.choose} />}
      summary={summary}
      saved={saved}
      promo={promoFacts(offer)}
      details={<CheckoutDetails offer={offer} />}
      review={<CheckoutReview offer={offer} />}
    />
  );
}
