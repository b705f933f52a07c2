import { SavedProducts } from '@wisata/runtime/journey/saved-products';
import { useOpenPanel, type ListView } from './use-list-view.ts';
import { WatchSearch, type WatchSearchProps } from './watch-search.tsx';

interface ListToolsProps extends WatchSearchProps, Pick<ListView, 'state'> {}

/** What is kept of a list on this device: saved flights, and the watch on its lowest price. */
export function ListTools({ state, ...asked }: ListToolsProps) {
  return (
    <>
      <SavedProducts service="flight" panel={useOpenPanel({ ...asked, state }, 'saved')} />
      <WatchSearch {...asked} />
    </>
  );
}
