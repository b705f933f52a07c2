import { zoneLabel } from '@wisata/kernel/zones';

const INDONESIAN = ['WIB', 'WITA', 'WIT'];

/** A zone as agendas carry it: the label that Indonesians know, elsewhere the IANA name. */
export function agendaZone(timezone: string): string {
  const label = zoneLabel(timezone);
  return INDONESIAN.includes(label) ? label : timezone;
}
