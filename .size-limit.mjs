import fs from 'node:fs';
import path from 'node:path';

const BUILDS = path.join(import.meta.dirname, '.cache/build');
/** First-load JavaScript of a public page, framework included. */
const PAGE_LIMIT = '150 kB';

const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

/** The browser half of the newest build of a package. */
function newestClient(name) {
  const folder = path.join(BUILDS, name);
  const builds = fs.readdirSync(folder).map((version) => path.join(folder, version, 'client'));
  return builds
    .filter((each) => fs.existsSync(each))
    .sort((a, b) => fs.statSync(b).mtimeMs - fs.statSync(a).mtimeMs)[0];
}

/** What the shell loads before anything is shown. */
function shellFiles() {
  const client = newestClient('shell');
  const { scripts, preloads } = readJson(path.join(client, 'entry-files.json'));
  return [...scripts, ...preloads].map((file) => path.join(client, file));
}

/** A remote's door and the largest piece behind it, which stands for its heaviest page. */
function remoteFiles(name) {
  const client = newestClient(name);
  const { exposes } = readJson(path.join(client, 'mf-manifest.json'));
  const door = exposes.flatMap(({ assets }) => assets.js.sync).map((file) => path.join(client, file));
  const chunks = fs
    .readdirSync(path.join(client, 'c'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => path.join(client, 'c', file))
    .filter((file) => !door.includes(file));
  const largest = chunks.sort((a, b) => fs.statSync(b).size - fs.statSync(a).size).slice(0, 1);
  return [path.join(client, 'remoteEntry.js'), ...door, ...largest];
}

const relative = (files) => files.map((file) => path.relative(import.meta.dirname, file));
// A build that is under way lies beside the finished ones, in a folder without versions.
const finished = fs.existsSync(BUILDS) ? fs.readdirSync(BUILDS).filter((name) => newestClient(name)) : [];
const remotes = finished.filter((name) => name !== 'shell');

export default remotes.map((name) => ({
  name: `first page of ${name}`,
  path: relative([...shellFiles(), ...remoteFiles(name)]),
  limit: PAGE_LIMIT,
  brotli: true,
}));
