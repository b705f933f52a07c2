import { ChevronDown, ChevronUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CompareBox } from '@wisata/runtime/journey/compare-box';
import { Button } from '@wisata/ui/button';
import styles from './flight-card.module.css';
import type { FlightCardProps } from './flight-card-props.ts';

/** What can be done with a flight besides choosing it. */
export function FlightCardFoot(props: FlightCardProps & { readonly detailsId: string }) {
  const { flight, isOpen, onToggle, onCompare, detailsId } = props;
  const { t } = useTranslation('flight');
  const name = `${flight.airline} ${flight.number}`;
  return (
    <div className={styles.foot}>
      <CompareBox {...props} word={t('compare.add')} name={name} onChange={() => onCompare(flight)} />
      <Button
        variant="link"
        size="s"
        iconEnd={isOpen ? ChevronUp : ChevronDown}
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        aria-label={`${t(isOpen ? 'flight.hideDetails' : 'flight.details')}: ${name}`}
        onClick={() => onToggle(flight)}
      >
        {t(isOpen ? 'flight.hideDetails' : 'flight.details')}
      </Button>
    </div>
  );
}
