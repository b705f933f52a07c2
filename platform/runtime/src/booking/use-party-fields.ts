import { useTranslation } from 'react-i18next';
import type { partyFields, PartyPlace } from '@wisata/kernel/party-form';
import type { CheckoutFields } from './checkout-form.ts';

/** `Adult 2`, `Infant 1`. */
export function usePlaceName(service: string): (place: Pick<PartyPlace, 'type' | 'index'>) => string {
  const { t } = useTranslation(service);
  return ({ type, index }) => t(`checkout.place.${type}`, { number: index + 1 });
}

/** What the kit has to know of the fields of a party; `facts` as in `CheckoutFields`. */
export function usePartyFields(
  service: string,
  fields: ReturnType<typeof partyFields>,
  facts: NonNullable<CheckoutFields['facts']>,
): CheckoutFields {
  const placeName = usePlaceName(service);
  return {
    names: fields.map(({ name }) => name),
    whose(name) {
      const place = fields.find((field) => field.name === name)?.place;
      return place ? placeName(place) : '';
    },
    facts,
  };
}
