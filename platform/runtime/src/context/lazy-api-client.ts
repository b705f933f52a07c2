import type { ApiClient } from '@wisata/kernel/api';
import { failure } from '@wisata/kernel/outcome';

/** What {@link createLazyApiClient} needs. */
export interface LazyApiClientOptions {
  /** Gives the client, with the code that it is made of; asked again after it failed. */
  readonly load: () => Promise<ApiClient>;
  /** Text for a call that nothing could be sent for. */
  readonly fallbackMessage: () => string;
}

/**
 * A client whose code comes with the first call: a page that the server has rendered shows without one. Code that
 * cannot be had is to the caller what a network that cannot be had is.
 */
export function createLazyApiClient({ load, fallbackMessage }: LazyApiClientOptions): ApiClient {
  let client: Promise<ApiClient> | undefined;

  async function open({ signal }: { readonly signal?: AbortSignal }): Promise<ApiClient | { readonly detail: string }> {
    client ??= load();
    try {
      return await client;
    } catch (error) {
      client = undefined;
      if (signal?.aborted) throw new DOMException('The call was aborted', 'AbortError');
      return { detail: String(error) };
    }
  }

  const unreachable = ({ detail }: { readonly detail: string }) =>
    failure('NETWORK_UNREACHABLE', fallbackMessage(), { retryable: true, detail });

  return {
    async call(request) {
      const found = await open(request);
      return 'detail' in found ? unreachable(found) : found.call(request);
    },
    async download(request) {
      const found = await open(request);
      return 'detail' in found ? unreachable(found) : found.download(request);
    },
  };
}
