import { Check, ConciergeBell, Flower2, Shirt, SquareParking, Utensils, WavesLadder, Wifi } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@wisata/ui/button';
import type { IconType } from '@wisata/ui/icon';
import { IconList } from '@wisata/ui/icon-list';
import type { HotelDetail } from '../api/hotel.model.ts';

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

/** The main facilities with their icons; the others unfold. */
export function Facilities({ facilities }: Pick<HotelDetail, 'facilities'>) {
  const { t } = useTranslation('hotel');
  const [isWhole, setWhole] = useState(false);
  const others = facilities.filter(({ isMain }) => !isMain);
  const shown = isWhole ? facilities : facilities.filter(({ isMain }) => isMain);
  return (
    <div>
      <IconList
        label={t('detail.facilities')}
        lines={shown.map(({ code, name }) => ({ icon: ICONS[code] ?? Check, text: name, key: code }))}
        column="9rem"
      />
      {others.length > 0 && !isWhole && (
        <Button variant="link" size="s" onClick={() => setWhole(true)}>
          {t('detail.allFacilities', { count: facilities.length })}
        </Button>
      )}
    </div>
  );
}
