import type { ReleaseComparison } from '@wisata/registry/compare-releases';

const kilobytes = (bytes = 0) => `${(bytes / 1000).toFixed(1)} kB`;

/** A comparison of two versions as lines for a terminal; what is the same is not said. */
export function describeComparison(comparison: ReleaseComparison): string[] {
  const { totalBytes, added, removed, changed, contract, sharedRanges, routes, slots } = comparison;
  return [
    `${comparison.name} ${comparison.from} -> ${comparison.to}: ${kilobytes(totalBytes.before)} -> ${kilobytes(totalBytes.after)}`,
    ...added.map(({ file, afterBytes }) => `+ ${file} ${kilobytes(afterBytes)}`),
    ...removed.map(({ file, beforeBytes }) => `- ${file} ${kilobytes(beforeBytes)}`),
    ...changed.map(
      ({ file, beforeBytes, afterBytes }) => `~ ${file} ${kilobytes(beforeBytes)} -> ${kilobytes(afterBytes)}`,
    ),
    ...(contract.before === contract.after ? [] : [`contract ${contract.before} -> ${contract.after}`]),
    ...sharedRanges.map(
      ({ module, before, after }) => `shared ${module} ${before ?? 'unused'} -> ${after ?? 'unused'}`,
    ),
    ...routes.added.map((route) => `+ route ${route}`),
    ...routes.removed.map((route) => `- route ${route}`),
    ...slots.added.map((slot) => `+ slot ${slot}`),
    ...slots.removed.map((slot) => `- slot ${slot}`),
  ];
}
