export { createApiClient } from '@wisata/runtime/api-client';
export { createTokenRefresh } from '../session/refresh-token.ts';
