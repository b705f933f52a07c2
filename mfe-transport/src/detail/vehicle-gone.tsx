import { useTranslation } from 'react-i18next';
import { failureWords, refusedFields } from '@wisata/kernel/failure-words';
import type { Failure } from '@wisata/kernel/outcome';
import { useApp } from '@wisata/runtime';
import { WaysOut } from '@wisata/runtime/journey/ways-out';
import { EmptyState } from '@wisata/ui/empty-state';
import { StatePage } from '@wisata/ui/layout';
import { tripListPath } from '../trip/trip-search.rules.ts';
import type { VehicleChoice } from '../trip/vehicle-choice.rules.ts';

interface VehicleGoneProps {
  readonly choice: VehicleChoice;
  readonly failure: Failure;
}

/** The vehicle is taken, the trip cannot be made any more, or the address names none. */
export function VehicleGone({ choice, failure }: VehicleGoneProps) {
  const { t } = useTranslation('transport');
  const app = useApp();
  const [reason] = failure.code === 'VALIDATION_FAILED' ? Object.values(refusedFields(app, failure)) : [];
  const words =
    failure.code === 'HTTP_404' ? t('detail.notFound') : failureWords(app, failure, { remote: 'transport' });
  return (
    <StatePage band>
      <EmptyState
        level={1}
        title={t('list.notFound')}
        actions={<WaysOut ways={[{ label: t('detail.others'), href: tripListPath(choice.search) }]} />}
      >
        <p>{reason ?? words}</p>
      </EmptyState>
    </StatePage>
  );
}
