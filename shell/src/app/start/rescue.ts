import { RESCUE_COOKIE } from '@wisata/runtime/composition';
import type { KeyValueStore } from '@wisata/kernel/app-context';

const TOLD_KEY = 'rescue_told';
const RESCUE = /^([\w+.-]{1,120}):(network|execution)$/;

/** A shell that could not start in this browser; another one runs now. */
export interface Rescued {
  readonly version: string;
  readonly code: 'network' | 'execution';
}

/** Reads what the edge's script left behind, once a tab; `running` is this page's own shell. */
export function takeRescued(cookies: string, running: string, memory: KeyValueStore): Rescued | undefined {
  const text = cookies
    .split('; ')
    .find((each) => each.startsWith(`${RESCUE_COOKIE}=`))
    ?.slice(RESCUE_COOKIE.length + 1);
  const [, version, code] = RESCUE.exec(text ?? '') ?? [];
  if (!version || version === running || memory.get(TOLD_KEY) === version) return undefined;
  memory.set(TOLD_KEY, version);
  return { version, code: code as Rescued['code'] };
}
