import { Fuel, Gauge, TriangleAlert, Undo2, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { vehicleClassName } from '@wisata/kernel/contracts/transport-terms';
import type { Vehicle } from '@wisata/kernel/contracts/transport-vehicles';
import { fromMajor, price } from '@wisata/kernel/money';
import { RouterLink, useApp } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { PriceBlock } from '@wisata/ui/price';
import { ResultCard, ResultFact, ResultLine } from '@wisata/ui/result-card';
import { Tag } from '@wisata/ui/tag';
import { chargeName } from '../trip/charge-name.ts';
import { useSearchText } from '../trip/use-search-text.ts';
import { useVehicleText } from '../trip/use-vehicle-text.ts';
import styles from './trip-results.module.css';
import type { ListView } from './use-list-view.ts';

const FEW_LEFT = 3;

interface VehicleCardProps {
  readonly vehicle: Vehicle;
  readonly view: ListView;
  /** The first picture of the page loads at once and before the others. */
  readonly eager: boolean;
}

/** The total, charge by charge, before anything is chosen. */
function Cost({ vehicle: { charges, currency } }: Pick<VehicleCardProps, 'vehicle'>) {
  const { t } = useTranslation('transport');
  const { locale } = useApp();
  return (
    <details className={styles.cost}>
      <summary>{t('card.cost')}</summary>
      <ul role="list">
        {charges.map((charge) => (
          <li key={charge.code}>
            <span>{chargeName(charge, locale)}</span> <span>{price(fromMajor(charge.amount, currency))}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Stub({ vehicle, view: { pathTo } }: Omit<VehicleCardProps, 'eager'>) {
  const { t } = useTranslation('transport');
  const { covers } = useSearchText();
  const { name } = useVehicleText(vehicle);
  const { currency, totalFare, selfDriveRate } = vehicle;
  const rate = selfDriveRate === null ? undefined : price(fromMajor(selfDriveRate, currency));
  return (
    <>
      <div className={styles.total}>
        <PriceBlock
          total={price(fromMajor(totalFare, currency))}
          covers={covers(vehicle)}
          {...(rate ? { unit: t('price.perDay', { price: rate }) } : {})}
        />
        <Cost vehicle={vehicle} />
      </div>
      <LinkButton variant="primary" as={RouterLink} href={pathTo(vehicle)} aria-label={t('card.chooseOf', { name })}>
        {t('card.choose')}
      </LinkButton>
    </>
  );
}

/** Why this vehicle may not do: bags that stay behind, a driver who is too young. */
function Doubts({ vehicle, view: { search } }: Omit<VehicleCardProps, 'eager'>) {
  const { t } = useTranslation('transport');
  const { baggageCapacity: room } = vehicle.feature;
  const { minDriverAge: age, licenceYears: years } = vehicle.terms;
  return (
    <>
      {room < search.bags && <ResultFact icon={TriangleAlert}>{t('card.bagsShort', { count: room })}</ResultFact>}
      {age !== null && <ResultFact icon={TriangleAlert}>{t('card.driver', { age, count: years ?? 0 })}</ResultFact>}
    </>
  );
}

/** One vehicle of the list: what it is, its terms, and on the stub all that has to be paid for it. */
export function VehicleCard({ vehicle, view, eager }: VehicleCardProps) {
  const { t } = useTranslation('transport');
  const { locale } = useApp();
  const text = useSearchText();
  const { name, features } = useVehicleText(vehicle);
  const isSelfDrive = vehicle.mode === 'self-drive';
  return (
    <ResultCard
      name={name}
      href={view.pathTo(vehicle)}
      as={RouterLink}
      picture={vehicle.image}
      eager={eager}
      about={[vehicleClassName(vehicle.className, locale), t('card.similar'), vehicle.providers[0]]
        .filter(Boolean)
        .join(' · ')}
      corner={vehicle.totalFare === view.lowest && <Tag tone="selected">{t('card.lowest')}</Tag>}
      stub={<Stub vehicle={vehicle} view={view} />}
    >
      <ResultLine>{features.join(' · ')}</ResultLine>
      <ResultFact icon={Fuel}>{text.fuel(vehicle)}</ResultFact>
      {vehicle.mode !== 'transfer' && (
        <ResultFact icon={Gauge}>{t('card.distance', { distance: text.distance(vehicle) })}</ResultFact>
      )}
      {isSelfDrive && <ResultFact icon={Wallet}>{text.deposit(vehicle)}</ResultFact>}
      <Doubts vehicle={vehicle} view={view} />
      <ResultFact icon={Undo2} isGood={vehicle.terms.freeUntil !== null}>
        {text.free(vehicle, view.answer.timeZone)}
      </ResultFact>
      {vehicle.vehiclesLeft <= FEW_LEFT && <ResultLine>{t('card.left', { count: vehicle.vehiclesLeft })}</ResultLine>}
    </ResultCard>
  );
}
