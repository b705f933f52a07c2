import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { openStore, readStorePlace } from '../src/open-store.ts';

/** `take NAME VERSION FOLDER` gets the build that a release was made of; `add NAME VERSION FOLDER CONTRACT` stores one. */
const [what, name = '', version = '', folder = '', contract = ''] = process.argv.slice(2);
const store = await openStore(readStorePlace(process.env, process.env['DATA_DIR'] ?? '.data'));

async function take(): Promise<void> {
  const release = await store.find(name, version);
  if (!release) throw new Error(`There is no ${name} ${version}`);
  const sides = [
    { side: 'client', from: store.clientFolder(name, version), files: Object.keys(release.integrity) },
    { side: 'server', from: store.serverFolder(name, version), files: Object.keys(release.serverIntegrity) },
  ];
  for (const { side, from, files } of sides)
    for (const file of files) {
      const target = path.join(folder, side, file);
      await mkdir(path.dirname(target), { recursive: true });
      await cp(path.join(from, file), target);
    }
  process.stdout.write(JSON.stringify({ contract: release.contract }));
}

if (what === 'take') await take();
else if (what === 'add') await store.add({ name, version, contract, buildFolder: folder });
else throw new Error('Say take or add');
