import { VirtualList } from './virtual-list.tsx';

/** Five hundred hotels, of which the first five are drawn. */
export const HOTEL_LIST = (
  <VirtualList
    label="Hotels"
    items={Array.from({ length: 500 }, (_, index) => `Hotel ${index}`)}
    keyOf={(name) => name}
    render={(name) => name}
    estimateHeight={200}
    initialCount={5}
  />
);
