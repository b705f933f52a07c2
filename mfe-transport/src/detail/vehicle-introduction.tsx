import { useTranslation } from 'react-i18next';
import { vehicleClassName } from '@wisata/kernel/contracts/transport-terms';
import type { Vehicle } from '@wisata/kernel/contracts/transport-vehicles';
import { useApp } from '@wisata/runtime';
import { Picture } from '@wisata/ui/picture';
import { useVehicleText } from '../trip/use-vehicle-text.ts';
import { classNames } from '@wisata/ui/class-names';
import layout from '@wisata/ui/layout.module.css';
import styles from './vehicle-detail.module.css';

/** What the vehicle is, how it looks and what it has. */
export function VehicleIntroduction({ vehicle }: { readonly vehicle: Vehicle }) {
  const { t } = useTranslation('transport');
  const { locale } = useApp();
  const { name, features } = useVehicleText(vehicle);
  const [provider] = vehicle.providers;
  return (
    <div className={classNames(layout.grid, styles.intro)}>
      <div className={styles.picture}>
        <Picture
          media={{ path: vehicle.image, alt: '', width: 960, height: 720 }}
          sizes="(min-width: 960px) 320px, 100vw"
          eager
          fill
          rounded
        />
      </div>
      <div>
        <p className={styles.muted}>
          {[t(`modes.${vehicle.mode}`), vehicleClassName(vehicle.className, locale)].join(' · ')}
        </p>
        <h1>{name}</h1>
        <p>{t('detail.orSimilar')}</p>
        <ul role="list" className={styles.features}>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        {provider && <p className={styles.muted}>{t('detail.by', { provider })}</p>}
      </div>
    </div>
  );
}
