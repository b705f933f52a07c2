import { useTranslation } from 'react-i18next';
import type { Vehicle } from '@wisata/kernel/contracts/transport-vehicles';

/** How a vehicle is called, and what it has. */
export function useVehicleText({ brand, factory, feature }: Pick<Vehicle, 'brand' | 'factory' | 'feature'>) {
  const { t } = useTranslation('transport');
  return {
    name: `${brand} ${factory}`,
    features: [
      t('card.seats', { count: feature.paxCapacity }),
      t('card.bags', { count: feature.baggageCapacity }),
      t(`card.${feature.transmission}`),
      ...(feature.airConditioning ? [t('card.ac')] : []),
      String(feature.year),
    ],
  };
}
