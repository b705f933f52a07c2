import type { Finding } from '@wisata/registry/judge/findings';
import { LRUCache } from 'lru-cache';
import type { ReportProblem } from './release-reader.ts';

const TIMEOUT_MS = 5_000;
/** The same is told again after this: the registry may not have heard it, or may have decided anew. */
const AGAIN_MS = 60_000;
const MOST_TOLD = 1_000;

/** Tells the registry what this edge has found out by itself about releases. */
export interface Findings {
  tell(finding: Finding): void;
}

/** Parts of {@link createFindings}. */
interface FindingParts {
  readonly registryUrl: string;
  /** What this edge proves itself with. */
  readonly secret: string;
  readonly report: ReportProblem;
}

/** Makes the findings of one edge; nobody waits for the registry. */
export function createFindings({ registryUrl, secret, report }: FindingParts): Findings {
  const told = new LRUCache<string, true>({ max: MOST_TOLD, ttl: AGAIN_MS });

  async function send(finding: Finding): Promise<void> {
    const answer = await fetch(`${registryUrl}/ops/api/findings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-edge-secret': secret },
      body: JSON.stringify(finding),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`It answered ${answer.status}`);
  }

  return {
    tell(finding) {
      const key = JSON.stringify(finding);
      if (told.has(key)) return;
      told.set(key, true);
      report(`${finding.remote} ${finding.version}, ${finding.kind}: ${finding.detail}`, undefined);
      send(finding).catch((error: unknown) => {
        told.delete(key);
        report('The registry could not be told of a finding', error);
      });
    },
  };
}
