import { useTranslation } from 'react-i18next';

/** From so few places on they are counted. */
export const FEW_PLACES = 5;

/** `free`, `3 left`, `full`, or `only 2` where the party is larger. */
export function usePlacesText(): (left: number, people: number) => string {
  const { t } = useTranslation('venue');
  return (left, people) => {
    if (left < Math.max(1, people)) return left > 0 ? t('session.only', { count: left }) : t('session.full');
    return left < FEW_PLACES ? t('session.left', { count: left }) : t('session.free');
  };
}
