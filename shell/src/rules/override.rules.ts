import type { RemoteName } from '@wisata/kernel/remote';
import type { OverrideSettings } from '@wisata/runtime/composition';

const OWN_SERVER = /^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$)/;

/** What a tester sees instead of what everybody gets: remote and version, or remote and own server. */
export function listOverrides(override: OverrideSettings | undefined): { remote: RemoteName; version: string }[] {
  return Object.entries(override?.remotes ?? {}).map(([remote, version]) => ({ remote, version }));
}

/** Origins of a developer's own servers; nothing else may be added to where scripts come from. */
export function overrideOrigins(override: OverrideSettings | undefined): string[] {
  return listOverrides(override).flatMap(({ version }) => (OWN_SERVER.test(version) ? [new URL(version).origin] : []));
}
