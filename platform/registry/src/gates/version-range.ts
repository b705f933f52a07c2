type Numbers = readonly [number, number, number];

function parseVersion(text: string): Numbers | undefined {
  const found = /^(\d+)\.(\d+)\.(\d+)/.exec(text);
  return found ? [Number(found[1]), Number(found[2]), Number(found[3])] : undefined;
}

function isAtLeast(version: Numbers, least: Numbers): boolean {
  const differs = version.findIndex((part, at) => part !== least[at]);
  return differs < 0 || version[differs]! > least[differs]!;
}

/**
 * Whether a version is in a range as builds declare them: `^1.2.0`, `~1.2.0` or one exact version. A range that is none
 * of these is met by no version, so that nothing unknown passes.
 */
export function satisfies(version: string, range: string): boolean {
  const [sign, text] = /^([\^~]?)(.*)$/s.exec(range)!.slice(1) as [string, string];
  const found = parseVersion(version);
  const least = parseVersion(text);
  if (!found || !least) return false;
  if (sign === '') return version === range;
  // What may not change: the minor version, or the first part that is not zero.
  const fixed = sign === '~' ? 2 : least[0] > 0 ? 1 : least[1] > 0 ? 2 : 3;
  return found.slice(0, fixed).every((part, at) => part === least[at]) && isAtLeast(found, least);
}
