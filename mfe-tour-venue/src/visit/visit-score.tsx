import { useTranslation } from 'react-i18next';
import { Score } from '@wisata/ui/score';
import { useVisitText } from './use-visit-text.ts';
import type { VisitService } from './visit-service.ts';

interface VisitScoreProps {
  readonly service: VisitService;
  /** Out of five. */
  readonly rating: number;
}

/** What travellers gave, `4.8`. */
export function VisitScore({ service, rating }: VisitScoreProps) {
  const { t } = useTranslation(service);
  const score = useVisitText(service).decimal(rating);
  return <Score score={score} words={t('rating.outOfFive', { score })} />;
}
