const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A stretch of time in its largest unit and the words of a language, `3 days` or `3 hari`. */
export function formatSeconds(seconds: number, language: string): string {
  const [unit, size] = UNITS.find(([, each]) => seconds >= each) ?? UNITS[3];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.floor(seconds / size),
  );
}
