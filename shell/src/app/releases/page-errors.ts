import { plainErrorText } from '@wisata/kernel/error-text';
import type { RemoteName } from '@wisata/kernel/remote';
import { isChunkFailure } from '@wisata/runtime/fault';
import type { ShellRouter } from '../../router.tsx';
import { findPage } from './page-route.ts';
import type { ReleaseBeacons } from './release-beacons.ts';

/** A page that throws more than this is broken in a way that was told already. */
const MOST_A_PAGE = 10;
const MOST_FRAMES = 10;
/** A place in a script, however the browser writes a frame: `at f (https://…/list.js:1:2)`, `f@https://…/list.js:1:2`. */
const PLACE = /((?:https?|[a-z-]+-extension|file|blob|data):[^\s()]*):(\d+):(\d+)\)?$/;

/** What of an error is told, but for where it happened. */
interface OwnError {
  readonly name: string;
  readonly message: string;
  readonly frames: readonly string[];
}

/**
 * What is told of an error whose innermost frame lies in one of this site's releases; undefined for any other: an extension's,
 * another origin's, one without a stack.
 */
export function describeError(error: unknown, origin: string): OwnError | undefined {
  if (!(error instanceof Error) || isChunkFailure(error)) return undefined;
  const base = `${origin}/r/`;
  const places = (error.stack ?? '').split('\n').flatMap((line) => {
    const [, address, row, column] = PLACE.exec(line.trim()) ?? [];
    return address ? [{ address: address.split(/[?#]/, 1)[0]!, row, column }] : [];
  });
  if (!places[0]?.address.startsWith(base)) return undefined;
  const own = places.filter(({ address }) => address.startsWith(base)).slice(0, MOST_FRAMES);
  return {
    name: error.name,
    message: plainErrorText(error.message),
    frames: own.map(({ address, row, column }) => `${address.slice(base.length)}:${row}:${column}`),
  };
}

/** The remote or shell, and its version, that a frame is of. */
const ownerOf = (frame: string) => frame.split('/', 2) as [RemoteName, string];

/** Parts of {@link startPageErrors}. */
interface ErrorParts {
  readonly window: Window & typeof globalThis;
  readonly beacons: ReleaseBeacons;
  readonly router: Pick<ShellRouter, 'state'>;
}

/** Tells errors of our own code from now on, and what was thrown by releases before: each once, and no more than ten. */
export function startPageErrors({ window, beacons, router }: ErrorParts): void {
  const told = new Set<string>();
  function tell(error: unknown, owner?: readonly [RemoteName, string]): void {
    const found = describeError(error, window.location.origin);
    const [first] = found?.frames ?? [];
    if (!found || !first || told.size >= MOST_A_PAGE) return;
    const mark = `${found.name} ${found.message} ${first}`;
    if (told.has(mark)) return;
    told.add(mark);
    const [remote, version] = owner ?? ownerOf(first);
    const { page } = findPage(router.state);
    // Its address may be that of somebody's order.
    beacons.tell({ kind: 'error', remote, version, page, path: page, ...found });
  }
  window.addEventListener('error', ({ error }) => tell(error));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  beacons.hearThrown(({ report, error }) => tell(error, [report.remote, report.version]));
}
