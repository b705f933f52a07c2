import * as v from 'valibot';
import type { Release } from '../release-build.ts';
import type { SignedProvenance } from './provenance.ts';
import { Offer, SourceAnswer, SourceState } from './source-schema.ts';

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
  state(): Promise<v.InferOutput<typeof SourceState>>;
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
    const answer = await fetch(`${url}/ops/api${target}`, {
      headers: { authorization: `Bearer ${token}` },
      redirect: 'manual',
      signal: AbortSignal.timeout(limits.answerMs),
    }).catch((error: unknown) => {
      throw broken(error);
    });
    // To follow would show the token to somebody who was not named.
    const elsewhere = answer.headers.get('location');
    if (elsewhere !== null) throw new Error(`${url} leads to ${elsewhere}: name that address if it is meant`);
    return answer;
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

  async function data<S extends v.GenericSchema>(answer: Response, schema: S): Promise<v.InferOutput<S>> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of bounded(answer, limits.answerBytes, 'An answer')) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), SourceAnswer), text);
    if (!parsed.success) throw new Error(`${url} is no registry: it answered ${answer.status} and something else`);
    if (!parsed.output.success) throw new Error(`${url} refuses: ${parsed.output.message}`);
    const said = v.safeParse(schema, parsed.output.data);
    if (!said.success) throw new Error(`${url} answers in a way that is not understood: ${said.issues[0].message}`);
    return said.output;
  }

  const versionPath = (name: string, version: string) =>
    `/packages/${encodeURIComponent(name)}/versions/${encodeURIComponent(version)}`;

  return {
    url,
    limits,
    state: async () => data(await ask('/state'), SourceState),
    async version(name, version) {
      const { release, ...signed } = await data(await ask(versionPath(name, version)), Offer);
      return { release, signed };
    },
    async *file(name, version, file) {
      const answer = await ask(`${versionPath(name, version)}/files/${encoded(file)}`);
      if (!answer.ok) await data(answer, v.never());
      yield* bounded(answer, limits.fileBytes, file);
    },
  };
}
