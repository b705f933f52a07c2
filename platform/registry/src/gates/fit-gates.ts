import { KERNEL_CONTRACT } from '@wisata/kernel/remote';
import { PROVIDER, findBuildFile, findFacts, findLive } from './build-facts.ts';
import type { Gate } from './run-gates.ts';
import { satisfies } from './version-range.ts';

/** A remote may need no newer contract than the live shell offers, and none of another major. */
export const findContractMisfit: Gate = async ({ release, store, states }) => {
  if (release.name === PROVIDER) return [];
  const shell = findLive(states, PROVIDER);
  const facts = shell && (await findFacts(store, shell));
  const offered = facts?.contract ?? KERNEL_CONTRACT;
  if (satisfies(offered, `^${release.contract}`)) return [];
  return [`It was built against contract ${release.contract}; the live shell offers ${offered}.`];
};

interface FederationManifest {
  readonly shared?: readonly { readonly name: string; readonly requiredVersion: string }[];
}

/** Every shared module that a remote asks for has to be on the live shell's page, in the range that it asks for. */
export const findMissingModules: Gate = async ({ release, store, states }) => {
  const shell = findLive(states, PROVIDER);
  const facts = shell && (await findFacts(store, shell));
  if (!facts || release.name === PROVIDER) return [];
  const manifest = await findBuildFile<FederationManifest>(store, release, 'mf-manifest.json');
  return (manifest?.shared ?? []).flatMap(({ name, requiredVersion }) => {
    const provided = facts.provides[name];
    if (provided === undefined) return [`It needs ${name}, which the live shell does not share.`];
    return satisfies(provided, requiredVersion)
      ? []
      : [`It needs ${name} ${requiredVersion}; the live shell shares ${provided}.`];
  });
};
