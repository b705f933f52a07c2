import { readFileSync } from 'node:fs';
import { fitsHash } from '@wisata/registry/release-files';

/** Node's own way from a file to a module. */
export type Loader = (module: { readonly _compile: (text: string, file: string) => unknown }, file: string) => unknown;

/** Runs files that hash to what was signed, and no others. `hashes` is by the file's place. */
export function onlyGenuine(hashes: Readonly<Record<string, string>>): Loader {
  return (module, file) => {
    const bytes = readFileSync(file);
    const hash = hashes[file];
    if (hash === undefined || !fitsHash(bytes, hash))
      throw new Error(`${file} is not what was published and is not run`);
    return module._compile(bytes.toString(), file);
  };
}
