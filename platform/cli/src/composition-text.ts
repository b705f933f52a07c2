import type { ComposedPackage, CompositionDifference } from '@wisata/registry/composition';
import { describeShare } from './release-text.ts';

/** What visitors got of a package, in one line. */
function describeComposed(composed: ComposedPackage | undefined): string {
  if (!composed) return 'nothing';
  const { stable, trial, slotsOff, blocked, frozen, approvals } = composed;
  const notes = [
    trial && `trial ${trial.version} ${describeShare(trial)}`,
    slotsOff.length > 0 && `off ${slotsOff.join(' ')}`,
    blocked.length > 0 && `blocked ${blocked.join(' ')}`,
    frozen && 'frozen',
    approvals && 'second person',
  ];
  return [stable ?? 'nothing', ...notes.filter(Boolean)].join('  ');
}

/** What two moments differ in, as lines for a terminal, with the command that says more of two versions. */
export function describeDifference({ from, to, packages }: CompositionDifference): string[] {
  const whenOf = ({ revision, at }: CompositionDifference['from']) => `revision ${revision}${at ? ` (${at})` : ''}`;
  return [
    `${whenOf(from)} -> ${whenOf(to)}${packages.length === 0 ? ': visitors got the same' : ''}`,
    ...packages.flatMap(({ name, before, after, versions }) => [
      `${name.padEnd(12)} ${describeComposed(before)}`,
      `${' '.repeat(9)} -> ${describeComposed(after)}`,
      ...(versions ? [`${' '.repeat(13)}npm run release -- diff ${name} ${versions.from} ${versions.to}`] : []),
    ]),
  ];
}
