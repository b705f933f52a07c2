import { useTranslation } from 'react-i18next';
import type { Place } from './checkout-form.rules.ts';

/** `Adult 2`, `Child 1`. */
export function usePlaceName(): (place: Pick<Place, 'type' | 'index'>) => string {
  const { t } = useTranslation('flight');
  return ({ type, index }) => t(`checkout.place.${type}`, { number: index + 1 });
}
