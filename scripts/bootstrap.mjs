// Runs before anything is installed: plain JavaScript, Node's own modules only, Node 20 and later.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const OLDEST_NODE = 20;
const RUNTIME_NODE = 24;
const STAMP = path.join(ROOT, 'node_modules', '.wisata-lock');
const LOCK = path.join(ROOT, '.cache', 'bootstrap.lock');
/** A lock whose owner has not touched it for this long belongs to a process that died. */
const LOCK_STALE_MS = 15_000;

const major = (version) => Number(version.replace(/^v/, '').split('.')[0]);
const say = (text) => process.stderr.write(`${text}\n`);
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function lockHash() {
  return createHash('sha256')
    .update(fs.readFileSync(path.join(ROOT, 'package-lock.json')))
    .digest('hex');
}

/** True when what npm says it installed is what the lockfile asks for, whoever installed it. */
function installedMatchesLockfile() {
  const wanted = readJson(path.join(ROOT, 'package-lock.json'))?.packages;
  const installed = readJson(path.join(ROOT, 'node_modules', '.package-lock.json'))?.packages;
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([name, entry]) => {
    if (!name.includes('node_modules/') || entry.optional || entry.devOptional || entry.peer) return true;
    const found = installed[name];
    return Boolean(found) && (entry.link ? found.link === true : found.version === entry.version);
  });
}

function dependenciesReady() {
  if (!fs.existsSync(path.join(ROOT, 'node_modules'))) return false;
  const hash = lockHash();
  if (fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === hash) return true;
  if (!installedMatchesLockfile()) return false;
  fs.writeFileSync(STAMP, hash);
  return true;
}

function tryLock() {
  fs.mkdirSync(path.dirname(LOCK), { recursive: true });
  try {
    fs.writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

function dropStaleLock() {
  try {
    if (Date.now() - fs.statSync(LOCK).mtimeMs > LOCK_STALE_MS) fs.rmSync(LOCK, { force: true });
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

async function withInstallLock(work) {
  let told = false;
  while (!tryLock()) {
    if (!told) say('Another process is installing the dependencies; waiting for it …');
    told = true;
    await pause(200);
    dropStaleLock();
  }
  const beat = setInterval(() => fs.utimesSync(LOCK, new Date(), new Date()), 2_000);
  const release = () => {
    clearInterval(beat);
    fs.rmSync(LOCK, { force: true });
  };
  process.on('exit', release);
  try {
    return await work();
  } finally {
    release();
    process.removeListener('exit', release);
  }
}

/** Runs npm with the npm that started us, if one did; gives its exit code and what it complained about. */
function npm(...args) {
  const script = process.env.npm_execpath?.endsWith('.js') ? process.env.npm_execpath : undefined;
  const all = [...args, '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: ROOT, stdio: ['ignore', 'inherit', 'pipe'] };
  const child = script
    ? spawn(process.execPath, [script, ...all], options)
    : spawn('npm', all, { ...options, shell: process.platform === 'win32' });
  let complaints = '';
  child.stderr.on('data', (chunk) => (complaints += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, complaints }));
  });
}

async function installDependencies() {
  const startedAt = Date.now();
  say('Installing dependencies (npm ci); the first time takes a minute or two …');
  let result = await npm('ci');
  // A lockfile written on one platform can lack the optional packages of the others, and npm ci then refuses all of it.
  if (result.code !== 0 && result.complaints.includes('EUSAGE')) {
    const missing = /Missing: (\S+) from lock file/.exec(result.complaints)?.[1];
    say(
      `The lockfile lacks packages${missing ? `, such as ${missing}` : ''}; installing what it names with npm install …`,
    );
    result = await npm('install', '--no-save');
  }
  if (result.code !== 0) {
    say(result.complaints);
    say('Installing failed. Check the network and the registry (npm config get registry), then run the command again.');
    process.exit(1);
  }
  fs.writeFileSync(STAMP, lockHash());
  say(`Dependencies installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
}

function findRuntime() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  for (const place of [path.join('node', 'bin', name), path.join('.bin', name)]) {
    const file = path.join(ROOT, 'node_modules', place);
    if (fs.existsSync(file)) return file;
  }
  return major(process.version) >= RUNTIME_NODE ? process.execPath : undefined;
}

const LOOK_EVERY_MS = 500;

function readProcess(pid, file) {
  try {
    return fs.readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** The npm that runs this: the parent, or whoever started the shell between them. */
function findNpm() {
  const isShell = readProcess(process.ppid, 'cmdline').includes(path.basename(process.argv[1]));
  const grandparent = /^.*\) \S (\d+)/s.exec(readProcess(process.ppid, 'stat'))?.[1];
  return `${process.ppid} ${isShell ? grandparent : ''}`;
}

/** An npm that is told to end leaves what it started behind, and a shell between them passes no signal on. */
function endWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const npm = findNpm();
  const timer = setInterval(() => {
    if (findNpm() === npm) return;
    clearInterval(timer);
    child.kill('SIGTERM');
  }, LOOK_EVERY_MS);
  timer.unref();
}

/** Becomes the entry as far as one process can become another: same terminal, signals passed on, same end. */
function becomeEntry(runtime, entry, args) {
  const bin = path.join(ROOT, 'node_modules', '.bin');
  const child = spawn(runtime, [path.resolve(ROOT, entry), ...args], {
    // Over the channel the entry hears when this process was killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // Ctrl-C in a terminal reaches the whole process group already; a second one would read as "stop at once".
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      child.kill(signal);
    });
  }
  endWithNpm(child);
  child.on('error', (error) => {
    say(`Cannot run ${runtime}: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

if (major(process.version) < OLDEST_NODE) {
  say(
    `Wisata needs Node ${OLDEST_NODE} or later; this is ${process.version}. Get it from https://nodejs.org and try again.`,
  );
  process.exit(1);
}
const [entry, ...args] = process.argv.slice(2);
if (!entry) {
  say('Usage: node scripts/bootstrap.mjs ENTRY.ts [arguments]');
  process.exit(2);
}
if (!dependenciesReady()) {
  await withInstallLock(async () => {
    if (!dependenciesReady()) await installDependencies();
  });
}
const runtime = findRuntime();
if (!runtime) {
  say(`Node ${RUNTIME_NODE} was not installed with the dependencies. Run: npm rebuild node`);
  process.exit(1);
}
becomeEntry(runtime, entry, args);
