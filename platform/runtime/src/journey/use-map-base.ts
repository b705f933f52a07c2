import { useApp } from '@wisata/runtime';
import { useTranslation } from 'react-i18next';

/** What every map is drawn over and says of itself: the bundled coast, or the streets that the operator has named. */
export function useMapBase(service: string) {
  const { t } = useTranslation(service);
  const { config, locale } = useApp();
  const words = {
    zoomIn: t('map.zoomIn'),
    zoomOut: t('map.zoomOut'),
    loading: t('map.loading'),
    failed: t('map.failed'),
  };
  return config.mapTiles
    ? { tiles: { url: config.mapTiles, language: locale }, attribution: t('map.tileAttribution'), labels: words }
    : { attribution: t('map.attribution'), labels: words };
}
