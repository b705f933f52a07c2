import { DoorToDoorBelow } from '@wisata/runtime/journey/door-to-door-below';
import { SavedProducts } from '@wisata/runtime/journey/saved-products';
import { useFlightText } from '../journey/use-flight-text.ts';
import styles from './list-tools.module.css';
import { useOpenPanel, type ListView } from './use-list-view.ts';
import { WatchSearch, type WatchSearchProps } from './watch-search.tsx';

interface ListToolsProps extends WatchSearchProps, Pick<ListView, 'state'> {}

/** What is kept of a list on this device: saved flights, and the watch on its lowest price. */
export function ListTools({ state, ...asked }: ListToolsProps) {
  return (
    <>
      <SavedProducts service="flight" panel={useOpenPanel({ ...asked, state }, 'saved')} />
      <div className={styles.watch}>
        <WatchSearch {...asked} />
      </div>
    </>
  );
}

/** The plane and the train between the same cities; of the way there only, and once every source has answered. */
export function DoorToDoor({ search }: Pick<WatchSearchProps, 'search'>) {
  const { city } = useFlightText();
  const { ADT: adults, CHD: children, INF: infants } = search.counts;
  const [from, to] = [city(search.origin), city(search.destination)];
  return <DoorToDoorBelow search={{ from, to, date: search.departDate, adults, children, infants }} />;
}
