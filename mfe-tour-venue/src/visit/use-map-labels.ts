import { useTranslation } from 'react-i18next';
import type { VisitService } from './visit-service.ts';

/** The words that every map has. */
export function useMapLabels(service: VisitService) {
  const { t } = useTranslation(service);
  return {
    attribution: t('map.attribution'),
    labels: {
      zoomIn: t('map.zoomIn'),
      zoomOut: t('map.zoomOut'),
      loading: t('map.loading'),
      failed: t('map.failed'),
    },
  };
}
