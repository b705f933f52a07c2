import { useTranslation } from 'react-i18next';
import type { Vehicle } from '@wisata/kernel/contracts/transport-vehicles';
import { Card } from '@wisata/ui/card';
import { DetailPart } from '@wisata/ui/detail-page';
import { FactList } from '@wisata/ui/fact-list';
import { useSearchText } from '../trip/use-search-text.ts';

interface VehicleTermsProps {
  readonly vehicle: Vehicle;
  /** Of the place. */
  readonly zone: string;
  /** Whether somebody is met at an airport. */
  readonly isAirport: boolean;
}

/** What is in the price and what it asks: fuel, distance, deposit, driver, waiting and cancelling. */
export function VehicleTerms({ vehicle, zone, isAirport }: VehicleTermsProps) {
  const { t } = useTranslation('transport');
  const text = useSearchText();
  const { terms, mode } = vehicle;
  const { minDriverAge: age, licenceYears, hoursPerDay, waitMinutes } = terms;
  const isSelfDrive = mode === 'self-drive';
  return (
    <DetailPart title={t('rules.title')} id="rules">
      <Card padded>
        <FactList
          facts={[
            [t('rules.included'), t(`rules.includedIn.${mode}`)],
            [t('rules.own'), t(`rules.ownIn.${mode}`)],
            [t('rules.fuel'), text.fuel(vehicle)],
            [t('rules.distance'), mode === 'transfer' ? '' : text.distance(vehicle)],
            [t('rules.deposit'), isSelfDrive ? text.deposit(vehicle) : ''],
            [t('rules.driver'), age === null ? '' : t('card.driver', { age, count: licenceYears ?? 0 })],
            [t('rules.hours'), hoursPerDay === null ? '' : t('rules.hoursOf', { count: hoursPerDay })],
            [
              t('rules.waits'),
              waitMinutes === null ? '' : t(isAirport ? 'rules.waitsAirport' : 'rules.waitsOf', { count: waitMinutes }),
            ],
            [t('rules.cancel'), `${text.free(vehicle, zone)}. ${t('terms.late')}.`],
          ]}
        />
      </Card>
    </DetailPart>
  );
}
