import { useTranslation } from 'react-i18next';
import { useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import type { Flight } from '../api/flight.model.ts';
import type { Choice } from '../journey/flight-paths.rules.ts';
import { pairKey, type FlightPair } from './flight-pairs.rules.ts';
import styles from './flight-pairs.module.css';
import { PAIR_WORDS } from './pair-words.ts';
import type { FlightChooser } from './use-choose-flight.ts';

/** A flight in the class that it is shown in. */
const chosenOf = ({ id, classes }: Flight) => ({ flightId: id, classId: classes[0]?.id ?? '' });

const choiceOf = ({ depart, back }: FlightPair): Choice => ({
  depart: chosenOf(depart),
  return: chosenOf(back),
  correlationId: depart.correlationId,
});

interface ChoosePairProps {
  readonly pair: FlightPair;
  readonly chooser: FlightChooser;
  readonly size?: 's' | 'm';
}

/** Takes both flights of a pair at once, at a price that is asked for once more; what went wrong is said beside it. */
export function ChoosePair({ pair, chooser, size = 'm' }: ChoosePairProps) {
  const { t } = useTranslation('flight');
  const words = PAIR_WORDS[useApp().locale];
  const key = pairKey(pair);
  const problem = chooser.problem?.flightId === key ? chooser.problem : undefined;
  const isSoldOut = problem?.isSoldOut === true;
  const [out, back] = [pair.depart, pair.back].map(({ airline, number }) => `${airline} ${number}`);
  return (
    <>
      <Button
        variant="primary"
        size={size}
        busy={chooser.checkingId === key}
        disabled={isSoldOut}
        aria-label={words.choose(out!, back!)}
        onClick={() => void chooser.check(choiceOf(pair), key, pair.total)}
      >
        {isSoldOut ? t('flight.soldOut') : t('flight.choose')}
      </Button>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem.message}
        </p>
      )}
    </>
  );
}
