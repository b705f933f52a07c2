import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  type _Object,
} from '@aws-sdk/client-s3';

/** Where an S3-compatible bucket is. Region and credentials come from the usual AWS variables, files or roles. */
export interface BucketPlace {
  readonly bucket: string;
  /** Ends with `/` unless it is empty. */
  readonly prefix: string;
  /** Address of a service that is not Amazon's. */
  readonly endpoint: string | undefined;
  readonly region: string | undefined;
  /** The bucket's name stands in the path and not in the host name. */
  readonly pathStyle: boolean;
}

/** The objects of a bucket below its prefix. Every call rejects with {@link BucketAway} when the bucket does not answer. */
export interface Bucket {
  /** Undefined when there is no such object. */
  read(key: string): Promise<Uint8Array | undefined>;
  /** Writes an object unless there is one; says whether it did. Of several at once exactly one does. */
  writeFirst(key: string, bytes: Uint8Array): Promise<boolean>;
  /** Every object whose key begins so, with its size. */
  search(start: string): Promise<readonly { readonly key: string; readonly bytes: number }[]>;
  /** The next part of every key that begins so. */
  folders(start: string): Promise<readonly string[]>;
  remove(keys: readonly string[]): Promise<void>;
}

/** A bucket that does not answer, or not with what was asked; what lies in the cache is used all the same. */
export class BucketAway extends Error {
  override readonly name = 'BucketAway';
  readonly code = 'STORE_AWAY';
}

const CONNECT_MS = 2_000;
const ANSWER_MS = 10_000;
const MOST_KEYS = 1_000;
/** How often a write is tried that ran into another one of the same key. */
const WRITE_TRIES = 5;

const statusOf = (error: unknown) => (error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined);

function connect({ endpoint, region, pathStyle }: BucketPlace): S3Client {
  return new S3Client({
    forcePathStyle: pathStyle,
    ...(endpoint !== undefined && { endpoint }),
    ...(region !== undefined && { region }),
    maxAttempts: 2,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS, throwOnRequestTimeout: true },
    // Not every compatible service knows the newer checksums; every file is checked by its hash anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** Opens a bucket; nothing is asked of it before the first call. */
export function openBucket(place: BucketPlace): Bucket {
  const client = connect(place);
  const { bucket: Bucket, prefix } = place;

  /** Gives what a call gave, or says that the bucket is away; what `expected` names is for the caller. */
  async function call<T>(asked: Promise<T>, ...expected: readonly number[]): Promise<T> {
    return asked.catch((error: unknown) => {
      if (expected.includes(statusOf(error) ?? 0)) throw error;
      const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      throw new BucketAway(`The release bucket ${Bucket} does not answer (${reason})`, { cause: error });
    });
  }

  async function* pages(start: string, delimiter?: string) {
    let token: string | undefined;
    do {
      const input = { Bucket, Prefix: prefix + start, Delimiter: delimiter, ContinuationToken: token };
      const page = await call(client.send(new ListObjectsV2Command(input)));
      yield page;
      token = page.NextContinuationToken;
    } while (token !== undefined);
  }

  async function write(key: string, Body: Uint8Array): Promise<boolean> {
    const input = { Bucket, Key: prefix + key, Body, IfNoneMatch: '*' };
    for (let left = WRITE_TRIES; ; left--)
      try {
        await call(client.send(new PutObjectCommand(input)), 409, 412);
        return true;
      } catch (error) {
        if (statusOf(error) === 412) return false;
        // Somebody writes the same key at this moment.
        if (statusOf(error) !== 409 || left === 1) throw error;
      }
  }

  return {
    writeFirst: write,
    async read(key) {
      try {
        const { Body } = await call(client.send(new GetObjectCommand({ Bucket, Key: prefix + key })), 404);
        return await call(Body!.transformToByteArray());
      } catch (error) {
        if (statusOf(error) === 404 && (error as Error).name === 'NoSuchKey') return undefined;
        throw error;
      }
    },
    async search(start) {
      const found: _Object[] = [];
      for await (const { Contents = [] } of pages(start)) found.push(...Contents);
      return found.map(({ Key = '', Size = 0 }) => ({ key: Key.slice(prefix.length), bytes: Size }));
    },
    async folders(start) {
      const found: string[] = [];
      for await (const { CommonPrefixes = [] } of pages(start, '/'))
        found.push(...CommonPrefixes.map(({ Prefix = '' }) => Prefix.slice(prefix.length + start.length, -1)));
      return found;
    },
    async remove(keys) {
      for (let from = 0; from < keys.length; from += MOST_KEYS) {
        const Objects = keys.slice(from, from + MOST_KEYS).map((key) => ({ Key: prefix + key }));
        const { Errors = [] } = await call(
          client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } })),
        );
        if (Errors[0]) throw new BucketAway(`${Errors[0].Key} cannot be deleted (${Errors[0].Message})`);
      }
    },
  };
}
