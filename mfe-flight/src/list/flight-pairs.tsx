import { useMemo } from 'react';
import { price } from '@wisata/kernel/money';
import { lazyPart, useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { Card } from '@wisata/ui/card';
import { Row, Stack } from '@wisata/ui/layout';
import { useFlightText } from '../journey/use-flight-text.ts';
import { ChoosePair } from './choose-pair.tsx';
import { findPairs, type FlightPair } from './flight-pairs.rules.ts';
import styles from './flight-pairs.module.css';
import { PAIR_WORDS } from './pair-words.ts';
import type { FlightChooser } from './use-choose-flight.ts';
import { useOpenPanel, type ListView } from './use-list-view.ts';

const PairsDialog = lazyPart(async () => (await import('./pairs-dialog.tsx')).PairsDialog, null);

interface FlightPairsProps {
  readonly view: ListView;
  readonly chooser: FlightChooser;
}

/** One pair in short: what it is first at, when it leaves both times, and its one total. */
function ShortPair({ name, pair, chooser }: { name: string; pair: FlightPair; chooser: FlightChooser }) {
  const { time } = useFlightText();
  const when = [pair.depart, pair.back].map(({ departTime, number }) => `${time(departTime)} ${number}`);
  return (
    <li className={styles.row}>
      <div>
        <p>
          {name} <b className={styles.price}>{price(pair.total)}</b>
        </p>
        <p className={styles.what}>{when.join(' + ')}</p>
      </div>
      <ChoosePair pair={pair} chooser={chooser} size="s" />
    </li>
  );
}

/** The cheapest pair of a round trip and beside it the cheapest one that is paid back, each with its one total; all others in a press. */
export function FlightPairs({ view, chooser }: FlightPairsProps) {
  const words = PAIR_WORDS[useApp().locale];
  const { facets, returns, state } = view;
  const isWithBag = state.filter.bag;
  const { pairs, refundable } = useMemo(
    () => findPairs({ outbound: facets.items, inbound: returns, isWithBag }),
    [facets.items, returns, isWithBag],
  );
  const panel = useOpenPanel(view, 'pairs');
  const [cheapest] = pairs;
  return (
    <>
      {cheapest && (
        <Card as="section" padded label={words.title}>
          <Stack gap={2}>
            <Row justify="between">
              <h2 className={styles.title}>{words.title}</h2>
              <Button variant="link" size="s" aria-haspopup="dialog" onClick={panel.open}>
                {words.all(pairs.length)}
              </Button>
            </Row>
            <ul role="list" className={styles.rows}>
              <ShortPair name={words.cheapest} pair={cheapest} chooser={chooser} />
              {refundable ? (
                <ShortPair name={words.refundable} pair={refundable} chooser={chooser} />
              ) : (
                <li className={styles.what}>{words.none}</li>
              )}
            </ul>
          </Stack>
        </Card>
      )}
      {panel.isOpen && <PairsDialog view={view} pairs={pairs} chooser={chooser} onClose={panel.close} />}
    </>
  );
}
