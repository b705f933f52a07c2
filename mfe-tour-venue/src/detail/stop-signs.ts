import {
  BedDouble,
  BusFront,
  Camera,
  Flag,
  Footprints,
  GraduationCap,
  Landmark,
  MapPin,
  Plane,
  Ship,
  ShoppingBag,
  TrainFront,
  Utensils,
  Waves,
} from 'lucide-react';
import type { StopKind } from '@wisata/kernel/contracts/tour-product';
import type { IconType } from '@wisata/ui/icon';

/** The sign of each kind of stop. */
export const STOP_SIGNS: Readonly<Record<StopKind, IconType>> = {
  start: MapPin,
  end: Flag,
  ride: BusFront,
  train: TrainFront,
  boat: Ship,
  flight: Plane,
  walk: Footprints,
  swim: Waves,
  sight: Camera,
  meal: Utensils,
  sleep: BedDouble,
  learn: GraduationCap,
  shop: ShoppingBag,
  pray: Landmark,
};
