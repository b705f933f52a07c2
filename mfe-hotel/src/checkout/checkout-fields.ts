import { useTranslation } from 'react-i18next';
import { useCheckoutFields, type CheckoutFields } from '@wisata/runtime/booking/checkout-form';
import type { CheckoutForm } from './checkout-form.rules.ts';
import { fieldNames } from './checkout-problems.rules.ts';

export const useFields = useCheckoutFields<CheckoutForm>;

/** What the kit has to know of the fields of a stay. A form about one person only does not say whose field it is. */
export function useFieldFacts({ guests, children, isGuest }: CheckoutForm): CheckoutFields {
  const { t } = useTranslation('hotel');
  const isAlone = children.length === 0 && guests.length === 1 && isGuest;
  return {
    names: fieldNames({ guests, children }),
    whose(name) {
      const [group, at] = name.split('.');
      if (isAlone || group === 'requests') return '';
      if (group === 'contact') return t('checkout.contact.title');
      const number = Number(at) + 1;
      if (group === 'children') {
        return children.length > 1 ? t('checkout.child.number', { number }) : t('checkout.child.one');
      }
      return guests.length > 1 ? t('checkout.guest.room', { number }) : t('checkout.guest.title');
    },
  };
}
