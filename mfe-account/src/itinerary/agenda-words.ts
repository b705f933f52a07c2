import {
  ArrowRightFromLine,
  ArrowRightToLine,
  BedDouble,
  CarFront,
  CircleParking,
  LogOut,
  MapPinned,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatWallTime } from '@wisata/kernel/dates';
import { zoneLabel } from '@wisata/kernel/zones';
import { useApp } from '@wisata/runtime';
import type { AgendaEntry } from '../api/order.schema.ts';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  'check-in': BedDouble,
  'check-out': LogOut,
  departure: ArrowRightFromLine,
  arrival: ArrowRightToLine,
  visit: MapPinned,
  'pick-up': CarFront,
  'drop-off': CircleParking,
};

export function agendaIcon({ kind }: Pick<AgendaEntry, 'kind'>): LucideIcon {
  return ICONS[kind] ?? MapPinned;
}

/** `WITA` stays, an IANA name becomes its short name; one that nobody knows is shown as it came. */
function zoneText(zone: string): string {
  if (!zone.includes('/')) return zone;
  try {
    return zoneLabel(zone);
  } catch {
    return zone;
  }
}

/** What takes place and when, in words. */
export function useAgendaWords() {
  const { t } = useTranslation('account');
  const { locale } = useApp();
  return {
    titleOf: ({ kind, title }: AgendaEntry) => t(`agenda.${kind}`, { title, defaultValue: title }),
    timeOf: ({ time, zone }: AgendaEntry) => (time ? formatWallTime(time, locale, zoneText(zone)) : t('agenda.allDay')),
  };
}
