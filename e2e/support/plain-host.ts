import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SCRIPT = path.join(ROOT, 'platform/build/testing/plain-host-main.ts');

/** Builds a Module Federation host that is none of this product's; its scripts lie in `folder`, the first one as `host.js`. */
export async function buildPlainHost(folder: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', SCRIPT, folder], { cwd: ROOT });
}
