import { useTranslation } from 'react-i18next';
import type { Place } from './visit-form.rules.ts';
import { useOuting } from './checkout-facts.ts';

/** What a traveller has chosen besides the package, in words; nothing for who has chosen nothing. */
export function useExtrasText(): (place: Pick<Place, 'number'>) => string {
  const { service, choice, priced } = useOuting();
  const { t } = useTranslation(service);
  return ({ number }) => {
    const chosen = choice.paxes[number - 1];
    if (!chosen) return '';
    const costs = priced.price.MiscellaneousCost.filter(({ Id }) => chosen.miscellaneous?.includes(Id));
    const words = [
      chosen.bed === 'single' && t('extras.single'),
      chosen.bed === 'no-bed' && t('extras.noBed'),
      chosen.isExtraBed && t('extras.extraBed'),
      chosen.isIncludeVisa && t('extras.visa'),
      ...costs.map(({ Item }) => Item),
    ];
    return words.filter(Boolean).join(' · ');
  };
}
