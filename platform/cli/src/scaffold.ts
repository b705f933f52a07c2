import { readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isOwnRepository } from './packages.ts';
import {
  editPlanned,
  fillTemplate,
  namesOf,
  readPlanned,
  templateFiles,
  writeFiles,
  type Files,
  type TemplateNames,
} from './scaffold-files.ts';
import { SLOT_TEXTS, pageTexts, type Texts } from './scaffold-texts.ts';

/** What can be made. */
export const SCAFFOLD_KINDS = ['service', 'remote', 'page', 'slot', 'module'] as const;
export type ScaffoldKind = (typeof SCAFFOLD_KINDS)[number];

/** What to make: `in` is the remote of a page or slot, `indonesian` what a service is called in that language. */
export interface ScaffoldOrder {
  readonly kind: ScaffoldKind;
  readonly name: string;
  readonly in?: string;
  readonly indonesian?: string;
}

/** Paths that were written, and what only a person can do next. */
export interface ScaffoldResult {
  readonly written: readonly string[];
  readonly next: readonly string[];
}

const SERVICE_TEMPLATE = 'service';

/** What every remote imports. */
export const PACKAGES_OF_A_REMOTE = [
  '@wisata/kernel',
  '@wisata/runtime',
  '@wisata/ui',
  'i18next',
  'lucide-react',
  'react',
  'react-dom',
  'react-i18next',
  'react-router-dom',
];

function remoteOf(remote: string | undefined): string {
  if (!remote) throw new Error('Say which remote it is for: --in hotel');
  return remote.replace(/^mfe-/, '');
}

async function addMessages(root: string, files: Files, folder: string, group: string, texts: Texts): Promise<void> {
  for (const locale of ['en', 'id'] as const) {
    const file = path.posix.join(folder, `src/messages/${locale}.json`);
    const messages = JSON.parse(await readPlanned(root, files, file)) as Record<string, unknown>;
    if (group in messages) throw new Error(`${file} has a group ${group} already; nothing was written`);
    files.set(file, JSON.stringify({ ...messages, [group]: texts[locale] }));
  }
}

/** A remote is at the top of its own repository, and one of several folders of this one. */
const folderOf = (root: string, remote: string) => (isOwnRepository(root) ? '.' : `mfe-${remote}`);

/** Adds a page to the remote in `folder`. */
export async function addPage(root: string, files: Files, names: TemplateNames, folder: string): Promise<void> {
  const { kebab, camel, remote, Words } = names;
  await fillTemplate({ template: 'page', target: folder, root, files, names });
  await addMessages(root, files, folder, camel, pageTexts(Words));
  const route = `{ path: '${remote}/${kebab}', handle: { titleKey: '${remote}:${camel}.title' }, lazy: () => import('./${kebab}/${kebab}.page.tsx') }`;
  const file = path.posix.join(folder, 'src/manifest.ts');
  await editPlanned(root, files, { file, mark: /routes: \[/, by: `routes: [${route},` });
}

/** Adds a slot to the remote in `folder`. */
export async function addSlot(root: string, files: Files, names: TemplateNames, folder: string): Promise<void> {
  const { kebab, remote } = names;
  const slot = SLOT_TEXTS[kebab];
  if (!slot) {
    const kinds = Object.keys(SLOT_TEXTS).join(', ');
    throw new Error(
      `There is no slot "${kebab}". The contract (SlotProps in shared-kernel/src/remote.ts) has: ${kinds}`,
    );
  }
  await fillTemplate({ template: `slot-${kebab}`, target: folder, root, files, names });
  await addMessages(root, files, folder, slot.group, slot.texts);
  const entry = `'${remote}:${kebab}': () => import('./slots/${kebab}.slot.tsx')`;
  const file = path.posix.join(folder, 'src/manifest.ts');
  await editPlanned(root, files, { file, mark: /slots: \{/, by: `slots: { ${entry},` });
}

async function addModule(root: string, files: Files, names: TemplateNames): Promise<void> {
  const target = `backend/src/modules/${names.kebab}`;
  await fillTemplate({ template: 'module', target, root, files, names });
}

/** The versions that the other remotes have: on a page there is one of each. */
async function packageOfRemote(root: string, kebab: string, more: readonly string[] = []): Promise<string> {
  const sample = JSON.parse(await readFile(path.join(root, 'mfe-content/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const names = [...PACKAGES_OF_A_REMOTE, ...more];
  const dependencies = Object.fromEntries(names.map((name) => [name, sample.dependencies[name] ?? '*']));
  const head = { name: `@wisata/mfe-${kebab}`, version: '1.0.0', private: true, license: 'UNLICENSED', type: 'module' };
  return JSON.stringify({
    ...head,
    scripts: { build: 'webpack' },
    dependencies,
    devDependencies: sample.devDependencies,
  });
}

/** Adds what is alike for every new remote, in `folder`: its door, a page and a search form. */
export async function addParts(root: string, files: Files, names: TemplateNames, folder: string): Promise<void> {
  await fillTemplate({ template: 'remote', target: folder, root, files, names });
  await addPage(root, files, namesOf('list', names.kebab), folder);
  await addSlot(root, files, namesOf('search-form', names.kebab), folder);
}

async function addRemote(root: string, files: Files, names: TemplateNames): Promise<void> {
  const { kebab } = names;
  await addParts(root, files, names, `mfe-${kebab}`);
  files.set(`mfe-${kebab}/package.json`, await packageOfRemote(root, kebab));
}

async function addService(root: string, files: Files, names: TemplateNames): Promise<void> {
  await fillTemplate({ template: SERVICE_TEMPLATE, target: '.', root, files, names });
  files.set(`mfe-${names.kebab}/package.json`, await packageOfRemote(root, names.kebab, ['valibot']));
}

const NEXT: Readonly<Record<ScaffoldKind, (names: TemplateNames) => readonly string[]>> = {
  service: ({ kebab }) => [
    `npm start                                 (the site sells it: a sample of a dozen, with stock and prices)`,
    `npm test -- e2e/journeys/${kebab}.spec.ts`,
    `then say in mfe-${kebab}/src/services.ts where it stands, and put a supplier in the place of the sample:`,
    `backend/src/modules/${kebab}/supplier.ts`,
  ],
  remote: ({ kebab }) => [
    `npm run dev -- ${kebab}`,
    `translate mfe-${kebab}/src/messages/id.json, and say in src/services.ts what menus call it and where it stands`,
  ],
  page: ({ kebab, remote }) => [`open /${remote}/${kebab}`, `translate the title in the remote's src/messages/id.json`],
  slot: ({ kebab, remote }) => [`show it: <Slot name="${remote}:${kebab}" …>`],
  module: ({ kebab }) => [`npm start runs its migration; then GET /api/v1/${kebab}`],
};

/** Makes the files of one part and enters it where it has to be known; writes all of them or none. */
export async function scaffold(root: string, order: ScaffoldOrder): Promise<ScaffoldResult> {
  const { kind, name } = order;
  const inside = kind === 'page' || kind === 'slot';
  const names = namesOf(name, inside ? remoteOf(order.in) : name, order.indonesian);
  const files: Files = new Map();
  const add = { service: addService, page: addPage, slot: addSlot, module: addModule, remote: addRemote }[kind];
  await add(root, files, names, folderOf(root, names.remote));
  await writeFiles(root, files);
  return { written: [...files.keys()], next: NEXT[kind](names) };
}

/**
 * Takes away what `npm run new -- service` has made, and what was added to its folders since.
 * @returns The paths that are gone. @throws For a service that was not made so.
 */
export async function removeService(root: string, name: string): Promise<readonly string[]> {
  const names = namesOf(name);
  const folders = [`mfe-${name}`, `backend/src/modules/${name}`];
  const made = await templateFiles({ template: SERVICE_TEMPLATE, target: '.', names });
  const others = made.map(({ file }) => file).filter((file) => !folders.some((each) => file.startsWith(`${each}/`)));
  const isThere = await Promise.all(others.map((file) => stat(path.join(root, file)).catch(() => undefined)));
  // A service of another make has some of these files too.
  if (isThere.includes(undefined)) throw new Error(`No service ${name} was made with: npm run new -- service ${name}`);
  const gone = [...folders, ...others];
  for (const each of gone) await rm(path.join(root, each), { recursive: true, force: true });
  return gone;
}
