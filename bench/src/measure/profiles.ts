/** A device and a network. */
export interface Profile {
  readonly name: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly isPhone: boolean;
  /** How many times slower than this machine. */
  readonly slowdown: number;
  /** Undefined leaves the network as it is. */
  readonly network?: {
    readonly latencyMs: number;
    readonly downBitsPerSecond: number;
    readonly upBitsPerSecond: number;
  };
}

export const PROFILES: readonly Profile[] = [
  {
    name: 'phone',
    title: '390 px, slow 4G (150 ms, 1.6 Mbit/s), 4 times slower CPU',
    width: 390,
    height: 844,
    isPhone: true,
    slowdown: 4,
    network: { latencyMs: 150, downBitsPerSecond: 1_600_000, upBitsPerSecond: 750_000 },
  },
  {
    name: 'desktop',
    title: '1440 px, network and CPU as they are',
    width: 1440,
    height: 900,
    isPhone: false,
    slowdown: 1,
  },
];

/** The named profiles; all of them when none is named. */
export function chooseProfiles(names: readonly string[]): readonly Profile[] {
  const chosen = PROFILES.filter(({ name }) => names.length === 0 || names.includes(name));
  if (chosen.length === 0) throw new Error(`No profile is called ${names.join(', ')}`);
  return chosen;
}
