import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Whose code a module is: of the package that is built, of what this repository shares, or of a package from npm. */
export interface ModuleName {
  readonly group: 'own' | 'shared' | 'packages';
  /** Path in the repository, or `dayjs@1.11.10`; never a place on the machine that built. */
  readonly name: string;
}

interface PackageFile {
  readonly name?: string;
  readonly version?: string;
  readonly workspaces?: unknown;
}

const readPackage = (folder: string): PackageFile | undefined => {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PackageFile) : undefined;
};

const parentsOf = (folder: string): string[] => {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [folder, ...parentsOf(parent)];
};

const slashed = (file: string) => file.split(path.sep).join('/');

/** Names modules by their file, as seen from the package that is built. */
export function createModuleNames(folder: string): (file: string) => ModuleName {
  const packages = new Map<string, { readonly folder: string; readonly file: PackageFile }>();
  const root = parentsOf(folder).find((each) => readPackage(each)?.workspaces !== undefined) ?? folder;

  /** Some packages have further files of this name, which say neither name nor version. */
  function packageOf(place: string) {
    const known = packages.get(place);
    if (known) return known;
    const at = parentsOf(place).find((each) => readPackage(each)?.name !== undefined) ?? place;
    const found = { folder: at, file: readPackage(at) ?? {} };
    packages.set(place, found);
    return found;
  }

  return (file) => {
    const isPackaged = slashed(file).includes('/node_modules/');
    if (!isPackaged && file.startsWith(folder + path.sep))
      return { group: 'own', name: slashed(path.relative(root, file)) };
    if (!isPackaged && file.startsWith(root + path.sep))
      return { group: 'shared', name: slashed(path.relative(root, file)) };
    const { folder: place, file: about } = packageOf(path.dirname(file));
    const { name = path.basename(place), version = '0.0.0' } = about;
    // What a repository of its own has of this one.
    if (!isPackaged || name.startsWith('@wisata/'))
      return { group: 'shared', name: `${name}/${slashed(path.relative(place, file))}` };
    return { group: 'packages', name: `${name}@${version}` };
  };
}
