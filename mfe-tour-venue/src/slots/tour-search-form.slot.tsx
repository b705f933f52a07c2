import type { SlotProps } from '@wisata/kernel/remote';
import { VisitSearchPanel } from '../search/visit-search.tsx';

/** The form of tours, from which venues are one press away. */
export default function TourSearchForm(props: SlotProps['search-form']) {
  return <VisitSearchPanel {...props} service="tour" />;
}
