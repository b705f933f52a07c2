import * as v from 'valibot';
import type { ReleaseOverview } from '../ops-client.ts';
import type { Release } from '../release-build.ts';
import type { SignedProvenance } from './provenance.ts';

/** How much of another environment is listened to, and for how long. */
export interface SourceLimits {
  /** Of an answer that is no file. */
  readonly answerBytes: number;
  readonly fileBytes: number;
  /** Of all files of a version together. */
  readonly versionBytes: number;
  readonly files: number;
  /** From the question to the end of one answer. */
  readonly answerMs: number;
}

/** Ten times what the largest version of a site takes. */
export const SOURCE_LIMITS: SourceLimits = {
  answerBytes: 16e6,
  fileBytes: 64e6,
  versionBytes: 512e6,
  files: 10_000,
  answerMs: 120_000,
};

/** A version as another environment offers it: its record, which is as good as what is signed about it. */
export interface OfferedVersion {
  readonly release: Release;
  readonly signed: SignedProvenance;
}

/** The registry of another environment. It is only read, and nothing that it sends is believed by itself. */
export interface Source {
  readonly url: string;
  readonly limits: SourceLimits;
  state(): Promise<ReleaseOverview>;
  /** What it calls itself; empty where it has no name. */
  environmentName(): Promise<string>;
  version(name: string, version: string): Promise<OfferedVersion>;
  /** The bytes of one file, by its path below the release. */
  file(name: string, version: string, file: string): AsyncIterable<Uint8Array>;
}

/** Where it is, and a token of its own: that of this environment is never shown to another one. */
export interface SourceOptions {
  readonly url: string;
  readonly token: string;
  readonly limits?: Partial<SourceLimits>;
}

const Hashes = v.record(v.string(), v.string());
const Offer = v.object({
  release: v.object({
    name: v.string(),
    version: v.string(),
    publishedAt: v.string(),
    contract: v.string(),
    integrity: Hashes,
    serverIntegrity: Hashes,
  }),
  payload: v.string(),
  signature: v.string(),
});
const Answer = v.object({ success: v.boolean(), message: v.string(), data: v.unknown() });

const encoded = (file: string) => file.split('/').map(encodeURIComponent).join('/');

/** Opens the registry of another environment; asks it nothing yet. */
export function openSource({ token, ...given }: SourceOptions): Source {
  const url = given.url.replace(/\/+$/, '');
  const limits = { ...SOURCE_LIMITS, ...given.limits };

  const broken = (error: unknown): Error => {
    const what =
      (error as Error).name === 'TimeoutError' ? `took longer than ${limits.answerMs / 1000} s` : 'does not answer';
    return new Error(`${url} ${what}`, { cause: error });
  };

  async function ask(target: string): Promise<Response> {
    // A redirect would lead the token and the question to somebody who was not named.
    return fetch(`${url}/ops/api${target}`, {
      headers: { authorization: `Bearer ${token}` },
      redirect: 'error',
      signal: AbortSignal.timeout(limits.answerMs),
    }).catch((error: unknown) => {
      throw broken(error);
    });
  }

  /** Hands on what comes and ends the connection as soon as it is more than it may be. */
  async function* bounded(answer: Response, most: number, what: string): AsyncGenerator<Uint8Array> {
    let bytes = 0;
    try {
      for await (const chunk of answer.body ?? []) {
        bytes += chunk.length;
        if (bytes > most) break;
        yield chunk;
      }
    } catch (error) {
      throw broken(error);
    }
    if (bytes > most) throw new Error(`${what} of ${url} is larger than ${most} bytes, which is more than is taken`);
  }

  async function data(answer: Response): Promise<unknown> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of bounded(answer, limits.answerBytes, 'An answer')) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Answer), text);
    if (!parsed.success) throw new Error(`${url} is no registry: it answered ${answer.status} and something else`);
    if (!parsed.output.success) throw new Error(`${url} refuses: ${parsed.output.message}`);
    return parsed.output.data;
  }

  const versionPath = (name: string, version: string) =>
    `/packages/${encodeURIComponent(name)}/versions/${encodeURIComponent(version)}`;

  return {
    url,
    limits,
    state: async () => (await data(await ask('/state'))) as ReleaseOverview,
    async environmentName() {
      const said = await data(await ask('/environment'));
      return v.parse(v.object({ name: v.string() }), said).name;
    },
    async version(name, version) {
      const parsed = v.safeParse(Offer, await data(await ask(versionPath(name, version))));
      if (!parsed.success) throw new Error(`${url} describes ${name} ${version} in a way that is not understood`);
      const { release, ...signed } = parsed.output;
      return { release, signed };
    },
    async *file(name, version, file) {
      const answer = await ask(`${versionPath(name, version)}/files/${encoded(file)}`);
      if (!answer.ok) await data(answer);
      yield* bounded(answer, limits.fileBytes, file);
    },
  };
}
