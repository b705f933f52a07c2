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
 * Whether a version is in a range as builds declare them: `^1.2.0` or one exact version. A range that is neither is met
 * by no version, so that nothing unknown passes.
 */
export function satisfies(version: string, range: string): boolean {
  const caret = range.startsWith('^');
  const found = parseVersion(version);
  const least = parseVersion(caret ? range.slice(1) : range);
  if (!found || !least) return false;
  if (!caret) return version === range;
  // What may not change is the first part that is not zero.
  const fixed = least[0] > 0 ? 1 : least[1] > 0 ? 2 : 3;
  return found.slice(0, fixed).every((part, at) => part === least[at]) && isAtLeast(found, least);
}
