import type { RemoteName } from '@wisata/kernel/remote';

/** A remote that could not be loaded or does not keep the contract. Compare by `name`: two copies of the class may meet. */
export class RemoteUnavailableError extends Error {
  override readonly name = 'RemoteUnavailableError';
  readonly remote: RemoteName;
  constructor(remote: RemoteName, cause: unknown) {
    super(`Remote ${remote} is not available`, { cause });
    this.remote = remote;
  }
}

/** True for a {@link RemoteUnavailableError}, whichever copy of the class made it. */
export function isRemoteUnavailable(error: unknown): error is RemoteUnavailableError {
  return error instanceof Error && error.name === 'RemoteUnavailableError';
}
