import { Check } from 'lucide-react';
import { IconList } from '@wisata/ui/icon-list';

/** The facilities of a room. */
export const RoomFacilities = ({ names }: { readonly names: readonly string[] }) => (
  <IconList lines={names.map((text) => ({ icon: Check, text }))} column="8.5rem" />
);
