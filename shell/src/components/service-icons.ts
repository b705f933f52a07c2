import { BedDouble, Car, Landmark, Map, Plane, Ticket, TrainFront } from 'lucide-react';
import type { IconType } from '@wisata/ui/icon';

const ICONS: Readonly<Record<string, IconType>> = {
  hotel: BedDouble,
  flight: Plane,
  train: TrainFront,
  tour: Map,
  venue: Landmark,
  transport: Car,
};

/** Picture of a service; one that the shell has never heard of gets a ticket. */
export function serviceIcon(service: string): IconType {
  return ICONS[service] ?? Ticket;
}
