export { createApiClient } from '@wisata/runtime/api-client';
export { takeEarly } from '@wisata/runtime/early-answers';
export { createTokenRefresh } from '../session/refresh-token.ts';
