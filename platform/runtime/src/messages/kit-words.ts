import type { RemoteManifest } from '@wisata/kernel/remote';

type Words = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Words => typeof value === 'object' && value !== null;

/** The texts of a service with those of the parts that services share; what a service says itself comes first. */
export function withKitWords<Kit extends object, Own extends object>(kit: Kit, own: Own): Kit & Own {
  const merged: Record<string, unknown> = Object.assign({}, kit, own);
  for (const [key, value] of Object.entries(own)) {
    const shared = (kit as Words)[key];
    if (isGroup(shared) && isGroup(value)) merged[key] = withKitWords(shared, value);
  }
  return merged as Kit & Own;
}

/**
 * A remote's texts by namespace: all of them under its own name and, where it is the remote of several services, under
 * each service's, in which the group with the service's name comes first. So the parts that services share find them.
 */
export function wordsByNamespace(
  { name, slots }: Pick<RemoteManifest, 'name' | 'slots'>,
  words: Words,
): Readonly<Record<string, Record<string, unknown>>> {
  const owners = Object.keys(slots).map((slot) => slot.split(':')[0]!);
  const services = [...new Set(owners)].filter((service) => service !== name);
  const ofService = (service: string) => withKitWords(words, isGroup(words[service]) ? words[service] : {});
  return { [name]: words, ...Object.fromEntries(services.map((service) => [service, ofService(service)])) };
}
