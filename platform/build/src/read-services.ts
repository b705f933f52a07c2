import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseServices } from '@wisata/kernel/contracts/service-description';
import type { ServiceDescription } from '@wisata/kernel/services';

/** The services that a remote describes in `src/services.ts`, without those that nothing is said of. Throws when one cannot be meant. */
export async function readServices(folder: string, routes: readonly string[]): Promise<readonly ServiceDescription[]> {
  const file = path.join(folder, 'src/services.ts');
  if (!existsSync(file)) return [];
  const { services } = (await import(pathToFileURL(file).href)) as { readonly services?: unknown };
  const read = parseServices(services);
  const missing = read.find(({ key, place }) => place !== undefined && !routes.includes(`${key}/list`));
  if (missing)
    throw new Error(`src/services.ts: ${missing.key} needs a page at ${missing.key}/list, which menus lead to.`);
  return read;
}
