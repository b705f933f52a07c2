import { useTranslation } from 'react-i18next';
import { price } from '@wisata/kernel/money';
import { useApp } from '@wisata/runtime';
import { Checkbox } from '@wisata/ui/checkbox';
import { Dialog } from '@wisata/ui/dialog';
import { Stack } from '@wisata/ui/layout';
import type { Flight } from '../api/flight.model.ts';
import { useFlightText } from '../journey/use-flight-text.ts';
import { ChoosePair } from './choose-pair.tsx';
import { hasBags, isPaidBack, pairKey, type FlightPair } from './flight-pairs.rules.ts';
import styles from './flight-pairs.module.css';
import { PAIR_WORDS } from './pair-words.ts';
import type { FlightChooser } from './use-choose-flight.ts';
import type { ListView } from './use-list-view.ts';

function Way({ name, flight }: { readonly name: string; readonly flight: Flight }) {
  const { t } = useTranslation('flight');
  const { day, time, duration } = useFlightText();
  const { departDate, departTime, arriveTime, dayOffset, airline, number, transits, durationMinutes } = flight;
  const later = dayOffset > 0 ? ` (+${dayOffset})` : '';
  return (
    <div className={styles.way}>
      <span className={styles.what}>{name}</span>
      <div>
        <b>
          {day(departDate)}, {time(departTime)} – {time(arriveTime)}
          {later}
        </b>
        <p className={styles.what}>
          {airline} {number} · {t(`filter.transits.${Math.min(transits, 2)}`)} · {duration(durationMinutes)}
        </p>
      </div>
    </div>
  );
}

interface PairsDialogProps {
  readonly view: ListView;
  readonly pairs: readonly FlightPair[];
  readonly chooser: FlightChooser;
  readonly onClose: () => void;
}

/** Every pair of the search in one order: that of the total that the checkout asks, with a bag for everybody where that is wished for. */
export function PairsDialog({ view, pairs, chooser, onClose }: PairsDialogProps) {
  const { t } = useTranslation('flight');
  const words = PAIR_WORDS[useApp().locale];
  const { party } = useFlightText();
  const { search, state, setFilter } = view;
  const { filter } = state;
  return (
    <Dialog open onClose={onClose} isStep={false} title={words.dialog} size="large" labels={{ close: t('close') }}>
      <Stack>
        <p className={styles.basis}>{words.basis(party(search.counts))}</p>
        <Checkbox
          variant="framed"
          label={words.bag}
          checked={filter.bag}
          onChange={() => setFilter({ ...filter, bag: !filter.bag }, { replace: true })}
        />
        {pairs.length === 0 && <p role="status">{words.empty}</p>}
        <ol role="list" className={styles.pairs}>
          {pairs.map((pair) => (
            <li key={pairKey(pair)} className={styles.pair}>
              <div className={styles.ways}>
                <Way name={words.there} flight={pair.depart} />
                <Way name={words.back} flight={pair.back} />
              </div>
              <p className={styles.facts}>
                <span>{hasBags(pair) ? words.bags : words.noBags}</span>
                <span>{isPaidBack(pair) ? words.refund : words.noRefund}</span>
              </p>
              <div className={styles.row}>
                <b className={styles.price}>{price(pair.total)}</b>
                <ChoosePair pair={pair} chooser={chooser} />
              </div>
            </li>
          ))}
        </ol>
      </Stack>
    </Dialog>
  );
}
