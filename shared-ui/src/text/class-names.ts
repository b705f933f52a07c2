/** Joins CSS module classes and drops what is absent, so that a variant without a rule leaves no `undefined` behind. */
export function classNames(...parts: readonly (string | false | null | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(' ') || undefined;
}
