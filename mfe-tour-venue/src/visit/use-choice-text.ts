import { useTranslation } from 'react-i18next';
import { formatDate, formatWallTime } from '@wisata/kernel/dates';
import { zoneLabel } from '@wisata/kernel/zones';
import { useApp } from '@wisata/runtime';
import type { VisitDetail } from '../api/visit.model.ts';
import { countPaxes, findSession, type VisitChoice } from './visit-choice.rules.ts';
import type { VisitService } from './visit-service.ts';

type Visit = Pick<VisitDetail, 'venueTimes' | 'meetingPoint' | 'isOpenDate' | 'validDays'>;

/** How a choice is written: when, and who. */
export function useChoiceText(service: VisitService) {
  const { t } = useTranslation(service);
  const { locale } = useApp();
  return {
    /** `Sat 12 Dec 2026, 19:30 SGT`; until when a ticket without a day is good. */
    when(visit: Visit, choice: VisitChoice): string {
      if (visit.isOpenDate) return t('card.anyDay', { count: visit.validDays });
      if (!choice.date) return '';
      const start = findSession(visit, choice)?.start ?? visit.meetingPoint.time;
      const time = start && formatWallTime(start, locale, zoneLabel(visit.meetingPoint.timezone));
      return [formatDate(choice.date, locale), time].filter(Boolean).join(', ');
    },
    /** `2 adults, 1 child`. */
    party({ paxes }: Pick<VisitChoice, 'paxes'>): string {
      const counts = countPaxes(paxes);
      const types = (['ADT', 'CHD', 'INF'] as const).filter((type) => counts[type] > 0);
      return types.map((type) => t(`party.count.${type}`, { count: counts[type] })).join(', ');
    },
  };
}
