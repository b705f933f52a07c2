import { FEDERATION_GLOBAL } from '@wisata/kernel/container';

/** The federation runtime of the page, which its host lends (`lend-runtime`). */
// eslint-disable-next-line no-restricted-syntax -- It stands for a module whose default export is the runtime.
export default (globalThis as unknown as Readonly<Record<string, unknown>>)[FEDERATION_GLOBAL];
