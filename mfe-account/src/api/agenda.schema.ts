/** What a moment of a trip says of everything that its record leaves out. */
export const AGENDA_DEFAULTS = {
  time: null,
  zone: 'WIB',
  title: '',
  place: '',
  stop: undefined,
  flight: undefined,
  ends: undefined,
  closes_minutes: undefined,
  out_minutes: undefined,
} as const;
