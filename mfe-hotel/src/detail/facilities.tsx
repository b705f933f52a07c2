import { Check, ConciergeBell, Flower2, Shirt, SquareParking, Utensils, WavesLadder, Wifi } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@wisata/ui/button';
import { Icon, type IconType } from '@wisata/ui/icon';
import type { HotelDetail } from '../api/hotel.model.ts';
import styles from './facilities.module.css';

/** The seven kinds of the contract. */
const ICONS: Readonly<Record<string, IconType>> = {
  WIFI: Wifi,
  POOL: WavesLadder,
  PRK: SquareParking,
  RST: Utensils,
  SPA: Flower2,
  LDR: Shirt,
  RSV: ConciergeBell,
};

/** The main facilities with their signs; the others on request. */
export function Facilities({ facilities }: Pick<HotelDetail, 'facilities'>) {
  const { t } = useTranslation('hotel');
  const [isWhole, setWhole] = useState(false);
  const others = facilities.filter(({ isMain }) => !isMain);
  const shown = isWhole ? facilities : facilities.filter(({ isMain }) => isMain);
  return (
    <div>
      <ul role="list" className={styles.list} aria-label={t('detail.facilities')}>
        {shown.map(({ code, name }) => (
          <li key={code} className={styles.item}>
            <Icon of={ICONS[code] ?? Check} />
            {name}
          </li>
        ))}
      </ul>
      {others.length > 0 && !isWhole && (
        <Button variant="link" size="s" onClick={() => setWhole(true)}>
          {t('detail.allFacilities', { count: facilities.length })}
        </Button>
      )}
    </div>
  );
}
