/**
 * The modules that exist once on a page. The shell provides each of them; a remote only asks for them and never
 * carries a copy, so a remote's build fails at run time if it asks for anything that is not in this list.
 * Versions are exact: one pinned set builds everything.
 */
export const SHARED_VERSIONS = {
  react: '19.3.1',
  'react/jsx-runtime': '19.3.1',
  'react-dom': '19.3.1',
  'react-router-dom': '7.18.5',
  i18next: '27.1.2',
  'react-i18next': '18.0.1',
  '@wisata/runtime': '1.1.0',
  '@wisata/ui/aria': '1.0.0',
} as const;

/** What builds containers and opens them. A host lends it to remotes, so it is on the page once too. */
export const FEDERATION = { name: '@module-federation/enhanced', version: '2.9.2' } as const;

export type SharedModule = keyof typeof SHARED_VERSIONS;

interface SharedEntry {
  readonly singleton: true;
  readonly requiredVersion: string | false;
  readonly version?: string;
  readonly import?: string | false;
  readonly shareKey?: string;
  readonly eager?: boolean;
}

/** Comes with what is opened on a page, and never with the page itself. */
const COMES_LATER: readonly string[] = ['@wisata/ui/aria'];

/** What a remote can do with: the same major as the shell runs. */
export const SHARED_RANGES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SHARED_VERSIONS).map(([name, version]) => [name, `^${version}`]),
);

/** Sharing as a remote declares it: never a copy of its own. */
export function sharedForRemote(): Record<string, SharedEntry> {
  return Object.fromEntries(
    Object.entries(SHARED_RANGES).map(([name, requiredVersion]) => [
      name,
      { singleton: true, requiredVersion, import: false },
    ]),
  );
}

/**
 * Sharing as the shell declares it. `facades` maps a module to the file that stands in for it, so that only the names
 * remotes may use are shipped.
 * What it needs before anything else is in the shell's first script: one file is smaller and sooner there than eight. It
 * asks for no range of what it brings itself: each comparison compiles a dozen regular expressions, while the page starts.
 */
export function sharedForShell(facades: Partial<Record<SharedModule, string>>): Record<string, SharedEntry> {
  return Object.fromEntries(
    Object.entries(SHARED_VERSIONS).map(([name, version]) => {
      const facade = facades[name as SharedModule];
      const eager = !COMES_LATER.includes(name);
      const base = { singleton: true as const, requiredVersion: false as const, version, eager };
      return [name, facade ? { ...base, import: facade, shareKey: name } : base];
    }),
  );
}
