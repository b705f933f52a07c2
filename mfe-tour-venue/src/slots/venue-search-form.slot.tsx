import type { SlotProps } from '@wisata/kernel/remote';
import { VisitSearchPanel } from '../search/visit-search.tsx';

/** The form of venues, from which tours are one press away. */
export default function VenueSearchForm(props: SlotProps['search-form']) {
  return <VisitSearchPanel {...props} service="venue" />;
}
