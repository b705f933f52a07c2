import { useTranslation } from 'react-i18next';
import type { BookedStay } from './order-line.rules.ts';

/** What a booked stay says about meals, in the language of the page and not in the one it was booked in. */
export function useMealText() {
  const { t } = useTranslation('hotel');
  return ({ mealType, meal }: Pick<BookedStay, 'mealType' | 'meal'>) =>
    mealType ? t(`meals.${mealType}`, { defaultValue: meal ?? '' }) : meal;
}
