import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart, RouterLink } from '@wisata/runtime';
import type { CheckoutFields } from '@wisata/runtime/booking/checkout-form';
import { CheckoutFrame } from '@wisata/runtime/booking/checkout-frame';
import { CheckoutBrief } from '@wisata/ui/checkout-page';
import { PRODUCTS } from '../products/product-words.tsx';
import { OrderProvider, useOrderText, type Order } from './checkout-facts.ts';
import { checkoutWays } from './checkout-ways.rules.ts';
import { ProductDetails } from './product-details.tsx';
import { fieldNames } from './product-form.rules.ts';
import { ProductSummary } from './product-summary.tsx';
import { useProductCheckout, type CheckoutProps } from './use-product-checkout.ts';

const ProductReview = lazyPart(
  async () => (await import(/* webpackChunkName: "second-step" */ './product-review.tsx')).ProductReview,
);

/** What the kit has to know of the fields. */
function useFieldFacts({ places }: Order): CheckoutFields {
  const { t } = useTranslation(PRODUCTS);
  const names = fieldNames(places);
  return {
    names: names.map(({ name }) => name),
    whose(name) {
      const place = names.find((each) => each.name === name)?.place;
      return place ? t('checkout.traveller.title', { number: place.number }) : '';
    },
  };
}

/** A checkout in two steps; the address says which one. */
export function ProductCheckout(props: CheckoutProps) {
  const { order, search } = props;
  const { t } = useTranslation(PRODUCTS);
  const checkout = useProductCheckout(props);
  const fields = useFieldFacts(order);
  const text = useOrderText(order);
  const { total } = checkout.price;
  const ways = checkoutWays(search);
  const summary = useMemo(() => <ProductSummary total={total} />, [total]);
  return (
    <OrderProvider value={order}>
      <CheckoutFrame
        service={PRODUCTS}
        checkout={checkout}
        fields={fields}
        ways={ways}
        holdMs={undefined}
        party={text.units}
        lede={t('checkout.details.lede')}
        brief={
          <CheckoutBrief
            as={RouterLink}
            title={order.sold.name}
            facts={[text.day, text.hours, text.units]}
            back={{ href: ways.choose, label: t('checkout.details.back') }}
          />
        }
        summary={summary}
        details={<ProductDetails />}
        review={<ProductReview />}
      />
    </OrderProvider>
  );
}
